import { compare, isPositive } from '../decimal';
import { crossRate } from './currencyConversion';
import type { Currency } from './currencyExchangeVocabulary';

/** A rate as it is read: so much of `in` for one of `of`. */
export interface ReadableRate {
  of: Currency;
  in: Currency;
  rate: string;
}

/**
 * A rate in the direction in which its figure is at least one: 155 yen for a dollar, not 0.00645 dollars for a yen. An
 * inverted rate has eight digits, rounded down: for display only, never for calculation.
 */
export function readableRate({
  from,
  to,
  rate,
}: {
  from: Currency;
  to: Currency;
  rate: string;
}): ReadableRate {
  if (compare(rate, '1') >= 0 || !isPositive(rate)) return { of: from, in: to, rate };
  return { of: to, in: from, rate: crossRate('1', rate) };
}
