import type { Currency } from './currencyExchangeVocabulary';

/** A currency that the bank quotes against only one other: "INR-to-USD" (specification 3, currency pairs). */
const quotedAgainst: Partial<Record<Currency, Currency>> = { INR: 'USD' };

/** A currency that is exchanged for another one first, and that one. */
export interface FirstStep {
  currency: Currency;
  first: Currency;
}

/** The first exchange needed between two currencies without a direct rate; undefined when they have one. */
export function stepBetween(from: Currency, to: Currency): FirstStep | undefined {
  for (const [currency, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const first = quotedAgainst[currency];
    if (first !== undefined && first !== other && other !== currency) return { currency, first };
  }
  return undefined;
}

/** Whether two currencies have a direct rate. */
export const isDirect = (from: Currency, to: Currency): boolean =>
  from !== to && stepBetween(from, to) === undefined;

/** Default counterpart of a currency: yen, and for yen dollars. */
export const usualCounterpart = (currency: Currency): Currency =>
  quotedAgainst[currency] ?? (currency === 'JPY' ? 'USD' : 'JPY');
