import { readableRate } from '../domain/readableRate';
import type { Currency } from '../domain/vocabulary';
import { formatPlainNumber } from '../format/plainNumber';

/** Formats a rate in its usual direction: `1 USD = 155.13 JPY`. */
export function rateText(quote: { from: Currency; to: Currency; rate: string }): string {
  const read = readableRate(quote);
  return `1 ${read.of} = ${formatPlainNumber(read.rate)} ${read.in}`;
}
