import type {
  Currency,
  ForeignCurrency,
} from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { currencyHoursAt } from '../../../src/domain/currencyExchange/currencyHours';
import { divide } from '../../../src/domain/decimal';
import { crossRate } from '../arithmetic/currency';
import { mix, textKey } from '../market/hash';
import type { Market } from '../market/market';
import { valueNoise } from '../market/valueNoise';
import { currencyRules } from './rules';

/** Mean value of one unit, in units of 10⁻¹⁰ yen. Integers avoid rounding errors. */
const levels: Record<ForeignCurrency, number> = {
  CNY: 215_000_000_000,
  TWD: 48_200_000_000,
  HKD: 199_000_000_000,
  USD: 1_550_000_000_000,
  THB: 46_000_000_000,
  VND: 59_000_000,
  MYR: 368_000_000_000,
  KRW: 1_080_000_000,
  INR: 17_600_000_000,
};
const unitsInYen = '10000000000';
const levelDecimals = 10;

/** Noise waves: every rate, ten minutes, four hours, five days and two months. Periods are counted in rates. */
const waves = [
  { period: 4, amplitude: 0.001 },
  { period: 60, amplitude: 0.001 },
  { period: 1440, amplitude: 0.003 },
  { period: 43_200, amplitude: 0.008 },
  { period: 518_400, amplitude: 0.025 },
];

/** A rate between two currencies. Times are epoch ms. */
export interface CurrencyRate {
  /** Units received for one unit given: the mid-market rate, without a spread. */
  rate: string;
  quotedAt: number;
  /** The rate is valid before this time (exclusive). */
  validUntil: number;
}

/** The rate at a time. While the bank is closed, the last rate. */
export function rateAt(market: Market, from: Currency, to: Currency, moment: number): CurrencyRate {
  const rate = crossRate(valueInYen(market, from, moment), valueInYen(market, to, moment));
  return { rate, ...lifetimeAt(moment) };
}

/** Value of one unit of a currency in yen, at most ten decimals. */
export const valueInYen = (market: Market, currency: Currency, moment: number): string =>
  currency === 'JPY' ? '1' : movedLevel(market, currency, levels[currency], moment);

/** A value in yen at a time, at most ten decimals. `level` is its mean, in units of 10⁻¹⁰ yen. */
export function movedLevel({ key }: Market, code: string, level: number, moment: number): string {
  const number = lifetimeAt(moment).quotedAt / currencyRules.rateLifetime;
  const own = mix(mix(key, 81), textKey(code));
  const moved = waves.reduce(
    (sum, { period, amplitude }) => sum + amplitude * valueNoise(mix(own, period), number / period),
    1,
  );
  return divide(String(Math.round(level * moved)), unitsInYen, levelDecimals);
}

function lifetimeAt(moment: number): { quotedAt: number; validUntil: number } {
  const { rateLifetime } = currencyRules;
  const { open, changesAt, pricedAt } = currencyHoursAt(moment);
  const quotedAt = Math.floor(pricedAt / rateLifetime) * rateLifetime;
  return { quotedAt, validUntil: open ? quotedAt + rateLifetime : changesAt };
}
