import { type Figure, minus, noFigure, toDecimal } from './writeFigure';

const writers = new Map<string, Intl.NumberFormat>();

function writerOf(tag: string): Intl.NumberFormat {
  const writer =
    writers.get(tag) ?? new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 2 });
  writers.set(tag, writer);
  return writer;
}

/**
 * A figure in the large units of a language, where it is one of many to be compared and its last digits tell nothing:
 * `3.46B` in English, `34.57億` in Japanese, `34.57億` in Chinese. At most two decimals. What is no figure is `—`.
 *
 * @param tag the language's BCP 47 tag
 */
export function formatCompact(value: Figure, tag: string): string {
  const exact = toDecimal(value);
  if (!exact) return noFigure;
  // A decimal string is written to its last digit, which a number may not hold.
  const text = writerOf(tag).format(exact.toFixed() as `${number}`);
  return text.replace(/^-/, minus);
}
