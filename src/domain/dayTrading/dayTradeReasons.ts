import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { add, max, min, multiply, subtract } from '../decimal';
import { fundsReasons } from '../fundsReasons';
import { roundToTick } from '../market/ticks';
import type { Reason } from '../reason';
import { breakEvenPrice } from '../trade/breakEvenPrice';
import { lotsReasons } from '../trade/lotsReasons';
import { type OpeningCost, openingCost } from '../trade/orderCost';
import type { OrderRules } from '../trade/orderReasons';
import type { Side } from '../trade/tradeVocabulary';
import { parseLots } from '../typedNumber';

/** The server's rules of every day trade. Times in epoch ms. */
export interface DayTradeRuleSet extends OrderRules {
  /** Fraction of the last price by which the price may worsen until the opening. */
  headroomRate: string;
  reservable: boolean;
  reserveFrom: number;
  reserveUntil: number;
}

/** A reservation as typed, and the data for validating it. Prices and amounts in yen, times in epoch ms. */
export interface DayTradeForm {
  now: number;
  rules: DayTradeRuleSet;
  /** The stock that was chosen, if any. */
  stock: (DayTradeStock & { suspended: boolean }) | undefined;
  /** A day trade in this stock is reserved or open today. */
  reserved: boolean;
  restrictions: readonly Restriction[];
  available: string | undefined;
  side: Side;
  leverage: number;
  /** As typed. */
  lots: string;
}

/** Prices of the stock, in yen. */
export interface DayTradeStock {
  latestPrice: string;
  /** Limits of the day. */
  limitUp: string;
  limitDown: string;
}

/** Cost of a reservation: margin and fee frozen at the highest possible opening price. */
export interface DayTradeCost extends OpeningCost {
  shares: number;
  /** The worst opening price, see `dayTradeLimit`. */
  limitPrice: string;
  /** The highest possible opening price: margin and fee are frozen at it. */
  highestFillPrice: string;
  /** Calculated for an opening at the limit price, as the liquidation price is. */
  breakEven: string | undefined;
}

/**
 * Worst opening price of a day trade: a long one is opened at this price or lower, a short one at this price or higher.
 * It is the last price plus or minus the headroom, on its tick, within the day's limits.
 */
export function dayTradeLimit(side: Side, stock: DayTradeStock, headroomRate: string): string {
  const { latestPrice, limitUp, limitDown } = stock;
  return side === 'long'
    ? min(roundToTick(multiply(latestPrice, add('1', headroomRate)), 'up'), limitUp)
    : max(roundToTick(multiply(latestPrice, subtract('1', headroomRate)), 'down'), limitDown);
}

/** The highest price that a day trade may be opened at. A short one is opened at any price above its limit. */
export const highestDayTradePrice = (side: Side, stock: DayTradeStock, headroomRate: string): string =>
  side === 'long' ? dayTradeLimit(side, stock, headroomRate) : stock.limitUp;

/** The cost of a reservation as typed; undefined if no stock is chosen or the lots are invalid. */
export function dayTradeCost({
  stock,
  rules,
  side,
  leverage,
  lots,
}: Pick<DayTradeForm, 'stock' | 'rules' | 'side' | 'leverage' | 'lots'>): DayTradeCost | undefined {
  if (!stock || lotsReasons('lots', lots, { maximum: rules.maxLots }).length > 0) return undefined;
  const limitPrice = dayTradeLimit(side, stock, rules.headroomRate);
  const highestFillPrice = highestDayTradePrice(side, stock, rules.headroomRate);
  const shares = Number(multiply(parseLots(lots) ?? '0', String(rules.lotSize)));
  const order = { side, shares, leverage, rates: rules };
  const { liquidationPrice, purchaseFee } = openingCost({ ...order, price: limitPrice });
  return {
    shares,
    limitPrice,
    highestFillPrice,
    ...openingCost({ ...order, price: highestFillPrice }),
    liquidationPrice,
    breakEven: breakEvenPrice({ ...order, buyPrice: limitPrice, purchaseFee }),
  };
}

/**
 * All reasons why a day trade can't be reserved (specification 8, decision 13), most important first. Empty if it may
 * be sent; the server makes the final decision.
 */
export function dayTradeReasons(form: DayTradeForm): Reason<'lots'>[] {
  const { rules, stock, now } = form;
  const cost = dayTradeCost(form);
  return [
    ...accountReasons(form.restrictions, 'tradeBanned'),
    ...reservationReasons(rules, now),
    ...(stock ? [] : [{ kind: 'stockMissing' } as const]),
    ...(stock?.suspended ? [{ kind: 'suspended' } as const] : []),
    ...(form.reserved ? [{ kind: 'dayTradeReserved' } as const] : []),
    ...lotsReasons('lots', form.lots, { maximum: rules.maxLots }),
    ...(rules.purchaseFeeRate == null ? [{ kind: 'feesUnknown' } as const] : []),
    ...fundsReasons(form.available, cost?.total),
  ];
}

function reservationReasons({ reserveFrom, reserveUntil }: DayTradeRuleSet, now: number): Reason[] {
  if (now < reserveFrom) return [{ kind: 'outsideHours', of: 'dayTrade', opensAt: reserveFrom }];
  return now < reserveUntil ? [] : [{ kind: 'outsideHours', of: 'dayTrade', opensAt: undefined }];
}
