import { type AccountReason, accountReasons } from './accountReasons';
import { type FundsReason, fundsReasons } from './fundsReasons';
import { dearestPrice } from './limitFill';
import { type LimitPriceReason, limitPriceReasons } from './limitPriceReasons';
import { type LotsReason, lotsReasons } from './lotsReasons';
import { type MarketReason, type MarketState, marketReasons } from './marketReasons';
import { openingCost, type TradeRates } from './orderCost';
import type { PriceLimits } from './priceLimits';
import { parseTyped } from './typedNumber';
import type { Restriction, Side } from './vocabulary';

/** What the server's rules say about every order (decision 8). */
export interface OrderRules extends TradeRates {
  /** Shares in a lot. */
  lotSize: number;
  maxLots: number;
  leverages: readonly number[];
}

/** The order form as it stands, and all that it is judged by. Amounts and prices in yen. */
export interface OrderForm extends MarketState {
  side: Side;
  /** As typed; unused for a market order. */
  limitPrice: string;
  /** As typed. */
  lots: string;
  leverage: number | undefined;
  limits: PriceLimits | undefined;
  /** The stock's own tick, where it has one: `ownTick`. */
  ownTick?: string | undefined;
  rules: OrderRules | undefined;
  available: string | undefined;
  restrictions: readonly Restriction[];
}

/** Why an order can't be placed, with what its sentence needs. */
export type OrderReason =
  | AccountReason
  | MarketReason
  | LimitPriceReason
  | { kind: 'leverageUnknown' }
  | LotsReason
  | { kind: 'feesUnknown' }
  | FundsReason;

type OrderReasonKind = OrderReason['kind'];

/** What of an order a reason is about: who places it, where, one of its fields, or the money for it. */
export type OrderPart = 'account' | 'market' | 'limitPrice' | 'leverage' | 'lots' | 'funds';

const parts: Record<OrderReasonKind, OrderPart> = {
  accountDisabled: 'account',
  accountFrozen: 'account',
  tradeBanned: 'account',
  suspended: 'market',
  notYetListed: 'market',
  sessionClosed: 'market',
  sessionEnded: 'market',
  quoteMissing: 'market',
  firstPriceMissing: 'market',
  quoteStale: 'market',
  priceMissing: 'limitPrice',
  priceNotNumber: 'limitPrice',
  priceNotPositive: 'limitPrice',
  priceAboveLimit: 'limitPrice',
  priceBelowLimit: 'limitPrice',
  priceOffTick: 'limitPrice',
  leverageUnknown: 'leverage',
  lotsMissing: 'lots',
  lotsNotNumber: 'lots',
  lotsNotWhole: 'lots',
  lotsNotPositive: 'lots',
  lotsBelowMinimum: 'lots',
  lotsAboveMaximum: 'lots',
  feesUnknown: 'funds',
  balanceUnknown: 'funds',
  balanceShort: 'funds',
};

/** Where in the form a reason belongs. */
export function partOf(reason: OrderReason): OrderPart {
  return parts[reason.kind];
}

/**
 * Everything that keeps an order from being placed (specification 5 and 8, decisions 6, 8 and 13), the weightiest
 * first: the account, the market, the fields, the money. Empty when it may be sent. The server's verdict still wins.
 */
export function orderReasons(form: OrderForm): OrderReason[] {
  const fieldReasons = [
    ...(form.priceType === 'limit' ? limitPriceReasons(form.limitPrice, form.limits, form.ownTick) : []),
    ...leverageReasons(form),
    ...lotsReasons(form.lots, { maximum: form.rules?.maxLots }),
  ];
  const total = fieldReasons.length === 0 ? totalCost(form) : undefined;
  return [
    ...accountReasons(form.restrictions),
    ...marketReasons(form),
    ...fieldReasons,
    ...(form.rules?.purchaseFeeRate == null ? [{ kind: 'feesUnknown' } as const] : []),
    ...fundsReasons(form.available, total),
  ];
}

function leverageReasons({ leverage, rules }: OrderForm): OrderReason[] {
  const known = leverage !== undefined && (!rules || rules.leverages.includes(leverage));
  return known ? [] : [{ kind: 'leverageUnknown' }];
}

/** What an order with valid fields takes from the balance; undefined when the price or the fee is unknown. */
function totalCost({
  side,
  priceType,
  limitPrice,
  lots,
  leverage,
  quote,
  rules,
}: OrderForm): string | undefined {
  const price = dearestPrice({ side, priceType }, parseTyped(limitPrice), quote?.latestPrice);
  if (!rules || !leverage || price === undefined) return undefined;
  const shares = Number(parseTyped(lots)) * rules.lotSize;
  return openingCost({ side, price, shares, leverage, rates: rules }).total;
}
