import { compare, isPositive, round } from '../decimal';
import type { Currency, HeldCurrency } from './currencyExchangeVocabulary';

/** Decimals of amounts. Yen are kept to the sen, as fees are calculated to it; dong and won have no smaller coin. */
const decimals = {
  CNY: 2,
  TWD: 2,
  HKD: 2,
  USD: 2,
  THB: 2,
  JPY: 2,
  VND: 0,
  MYR: 2,
  KRW: 0,
  INR: 2,
  EUR: 2,
} as const satisfies Record<HeldCurrency, number>;

/** Decimals that amounts of a currency have at most. */
export const currencyDecimals = (currency: HeldCurrency): number => decimals[currency];

/** Whether an amount can be exchanged from a currency: positive, with no more decimals than it has. */
export function isCurrencyAmount(amount: string, currency: Currency): boolean {
  return isPositive(amount) && compare(round(amount, decimals[currency], 'down'), amount) === 0;
}
