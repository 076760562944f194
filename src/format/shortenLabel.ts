import { noFigure } from './writeFigure';

const ellipsis = '…';

/** Splits a text into graphemes: characters as a reader sees them. Created once, because that is slow. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Right-to-left text, isolated from its surroundings by two invisible characters (`plainText`). */
const isolated = /^\u2068(.*)\u2069$/s;

/** Shortens the text between the two characters: they do not count as part of the label, and are never cut. */
function within(label: string, shorten: (inner: string) => string): string {
  const inner = isolated.exec(label)?.[1];
  return inner === undefined ? shorten(label) : `\u2068${shorten(inner)}\u2069`;
}

/**
 * Shortens a label to 9 or 10 characters (specification 9), of which the last is `…`. Never cuts a surrogate pair or a
 * combined character. A missing label is `—`.
 */
export function shortenLabel(label: string | null | undefined, limit: 9 | 10): string {
  if (!label) return noFigure;
  return within(label, (inner) => shortenEnd(inner, limit));
}

function shortenEnd(label: string, limit: number): string {
  if (label.length <= limit) return label;
  const shown: string[] = [];
  for (const { segment } of characters.segment(label)) {
    if (shown.length === limit) return shown.slice(0, -1).join('') + ellipsis;
    shown.push(segment);
  }
  return label;
}

/**
 * The first 6 and the last 6 characters of a label of more than 20 (specification 9), such as an order number or an
 * address: `ABCDEF…UVWXYZ`. Never cuts a surrogate pair or a combined character. A missing label is `—`.
 */
export function shortenMiddle(label: string | null | undefined): string {
  if (!label) return noFigure;
  return within(label, shortenInside);
}

function shortenInside(label: string): string {
  if (label.length <= 20) return label;
  const all = Array.from(characters.segment(label), ({ segment }) => segment);
  if (all.length <= 20) return label;
  return all.slice(0, 6).join('') + ellipsis + all.slice(-6).join('');
}
