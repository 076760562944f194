import type { Localized } from '../localized';

/** What holds for every exchange of currencies. There is no fee (specification 9). */
export const currencyRules = {
  /** Worth of one exchange in yen: at least, and at most. */
  minimumInYen: '1000',
  maximumInYen: '5000000',
  /** A rate that has moved further than this from the one the member saw asks again: a fraction of it, 0.1 %. */
  tolerance: '0.001',
  /** A new rate every so many ms. */
  rateLifetime: 10_000,
};

/** The invented bank that the rates come from. */
export const upstreamBank: Localized = { en: 'Hoshinami Bank', tw: '星波銀行', jp: '星波銀行' };
