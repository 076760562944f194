import type { Currency } from './vocabulary';

/** A currency that the bank quotes against one other alone: "INR-to-USD" (specification 3, currency pairs). */
const quotedAgainst: Partial<Record<Currency, Currency>> = { INR: 'USD' };

/** A currency that is exchanged for another one first, and that one. */
export interface FirstStep {
  currency: Currency;
  first: Currency;
}

/** What stands between two currencies that have no rate of their own; undefined where they are exchanged directly. */
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

/** Whether two currencies have a rate of their own. */
export const isDirect = (from: Currency, to: Currency): boolean =>
  from !== to && stepBetween(from, to) === undefined;

/** What a currency is exchanged for unless something else is chosen: yen, and for yen dollars. */
export const usualCounterpart = (currency: Currency): Currency =>
  quotedAgainst[currency] ?? (currency === 'JPY' ? 'USD' : 'JPY');
