import { noFigure } from './writeFigure';

const ellipsis = '…';

/** Built once: it is slow to make. What it cuts into are characters as a reader counts them, in every language. */
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text from the right, kept apart from its surroundings by a pair of hidden letters (`plainText`). */
const isolated = /^\u2068(.*)\u2069$/s;

/** Shortens what the pair encloses: the pair is no part of the label, and is never cut. */
function within(label: string, shorten: (inner: string) => string): string {
  const inner = isolated.exec(label)?.[1];
  return inner === undefined ? shorten(label) : `\u2068${shorten(inner)}\u2069`;
}

/**
 * A label of at most 9 or 10 characters (specification 9); of a longer one, the last that is shown is `…`. A surrogate
 * pair or a combined character is never cut. No label is `—`.
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
 * address: `ABCDEF…UVWXYZ`. Never cuts a surrogate pair or a combined character. No label is `—`.
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
