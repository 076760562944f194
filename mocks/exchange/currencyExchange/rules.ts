import type { Localized } from '../localized';

/** Rules for all currency conversions. There is no fee (specification 9). */
export const currencyRules = {
  /** Minimum and maximum of one conversion, in yen. */
  minimumInYen: '1000',
  maximumInYen: '5000000',
  /**
   * Largest accepted move of the rate since it was shown, as a fraction: 0.1 %. Beyond it the member is asked again.
   */
  tolerance: '0.001',
  /** Lifetime of a rate, in ms. */
  rateLifetime: 10_000,
};

/** The invented bank that the rates come from. */
export const upstreamBank: Localized = { en: 'Hoshinami Bank', tw: '星波銀行', jp: '星波銀行' };
