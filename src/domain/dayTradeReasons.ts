import { type AccountReason, accountReasons } from './accountReasons';
import { add, min, multiply } from './decimal';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { type LotsReason, lotsReasons } from './lotsReasons';
import { type OpeningCost, openingCost } from './orderCost';
import type { OrderRules } from './orderReasons';
import { roundToTick } from './ticks';
import { parseTyped } from './typedNumber';
import type { Restriction, Side } from './vocabulary';

/** What the server says of every day trade. Times in epoch ms. */
export interface DayTradeRuleSet extends OrderRules {
  /** Fraction: so much more than at the last price is frozen. */
  headroomRate: string;
  reservable: boolean;
  reserveFrom: number;
  reserveUntil: number;
}

/** A reservation as typed, and all that it is judged by. Prices and amounts in yen, times in epoch ms. */
export interface DayTradeForm {
  now: number;
  rules: DayTradeRuleSet;
  /** The stock that was chosen, if any. */
  stock: { latestPrice: string; limitUp: string; suspended: boolean } | undefined;
  /** A day trade in this stock is reserved or open today. */
  reserved: boolean;
  restrictions: readonly Restriction[];
  available: string | undefined;
  side: Side;
  leverage: number;
  /** As typed. */
  lots: string;
}

/** Why a day trade can't be reserved, with what its sentence needs. */
export type DayTradeReason =
  | AccountReason
  /** `opensAt` is unknown from the moment on at which the day's reservations ended while one looked at them. */
  | { kind: 'dayTradeClosed'; opensAt: number | undefined }
  | { kind: 'stockMissing' }
  | { kind: 'suspended' }
  | { kind: 'dayTradeReserved' }
  | LotsReason
  | { kind: 'feesUnknown' }
  | FundsReason;

/** What a reservation freezes: margin and fee at the highest price it may be opened at. */
export interface DayTradeCost extends OpeningCost {
  shares: number;
  highestPrice: string;
}

/** The highest price a day trade is opened at: the last one and its headroom, on its tick, within the day's limit. */
export function highestDayTradePrice(
  { latestPrice, limitUp }: { latestPrice: string; limitUp: string },
  headroomRate: string,
): string {
  return min(roundToTick(multiply(latestPrice, add('1', headroomRate)), 'up'), limitUp);
}

/** The cost of a reservation as typed; undefined while no stock is chosen or the lots won't do. */
export function dayTradeCost({ stock, rules, side, leverage, lots }: DayTradeForm): DayTradeCost | undefined {
  if (!stock || lotsReasons(lots, { maximum: rules.maxLots }).length > 0) return undefined;
  const highestPrice = highestDayTradePrice(stock, rules.headroomRate);
  const shares = Number(multiply(parseTyped(lots) ?? '0', String(rules.lotSize)));
  return {
    shares,
    highestPrice,
    ...openingCost({ side, price: highestPrice, shares, leverage, rates: rules }),
  };
}

/**
 * Everything that keeps a day trade from being reserved (specification 8, decision 13), the weightiest first. Empty
 * when it may be sent; the server's verdict still wins.
 */
export function dayTradeReasons(form: DayTradeForm): DayTradeReason[] {
  const { rules, stock, now } = form;
  const cost = dayTradeCost(form);
  return [
    ...accountReasons(form.restrictions),
    ...hoursReasons(rules, now),
    ...(stock ? [] : [{ kind: 'stockMissing' } as const]),
    ...(stock?.suspended ? [{ kind: 'suspended' } as const] : []),
    ...(form.reserved ? [{ kind: 'dayTradeReserved' } as const] : []),
    ...lotsReasons(form.lots, { maximum: rules.maxLots }),
    ...(rules.purchaseFeeRate == null ? [{ kind: 'feesUnknown' } as const] : []),
    ...fundsReasons(form.available, cost?.total),
  ];
}

function hoursReasons({ reserveFrom, reserveUntil }: DayTradeRuleSet, now: number): DayTradeReason[] {
  if (now < reserveFrom) return [{ kind: 'dayTradeClosed', opensAt: reserveFrom }];
  return now < reserveUntil ? [] : [{ kind: 'dayTradeClosed', opensAt: undefined }];
}
