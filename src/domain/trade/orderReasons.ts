import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { fundsReasons } from '../fundsReasons';
import { type MarketState, marketReasons } from '../market/marketReasons';
import type { PriceLimits } from '../market/priceLimits';
import type { Reason } from '../reason';
import { parseLots, parseTyped } from '../typedNumber';
import { highestFillPrice } from './limitFill';
import { limitPriceReasons } from './limitPriceReasons';
import { lotsReasons } from './lotsReasons';
import { openingCost, type TradeRates } from './orderCost';
import type { Side } from './tradeVocabulary';

/** The server's rules of every order (decision 8). */
export interface OrderRules extends TradeRates {
  /** Shares in a lot. */
  lotSize: number;
  maxLots: number;
  leverages: readonly number[];
  /** Fraction by which a market order may be filled at a worse price than the one seen. */
  priceTolerance?: string | null | undefined;
}

/** The order form as it stands, and the data for validating it. Amounts and prices in yen. */
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

/** A field of the order form. */
export type OrderField = 'limitPrice' | 'lots';

/**
 * All reasons why an order can't be placed (specification 5 and 8, decisions 6, 8 and 13), most important first: the
 * account, the market, the fields, the money. Empty if it may be sent; the server makes the final decision.
 */
export function orderReasons(form: OrderForm): Reason<OrderField>[] {
  const fieldReasons = [
    ...(form.priceType === 'limit'
      ? limitPriceReasons('limitPrice', form.limitPrice, form.limits, form.ownTick)
      : []),
    ...leverageReasons(form),
    ...lotsReasons('lots', form.lots, { maximum: form.rules?.maxLots }),
  ];
  const total = fieldReasons.length === 0 ? totalCost(form) : undefined;
  return [
    ...accountReasons(form.restrictions, 'tradeBanned').map(atHead),
    ...marketReasons(form).map(atHead),
    ...fieldReasons,
    ...(form.rules?.purchaseFeeRate == null ? [{ kind: 'feesUnknown', field: 'head' } as const] : []),
    ...fundsReasons(form.available, total),
  ];
}

/** Moves a reason to the head of the form, independent of the fields. */
const atHead = (reason: Reason): Reason => ({ ...reason, field: 'head' });

function leverageReasons({ leverage, rules }: OrderForm): Reason[] {
  const known = leverage !== undefined && (!rules || rules.leverages.includes(leverage));
  return known ? [] : [{ kind: 'leverageUnknown' }];
}

/** The cost of an order with valid fields; undefined if the price or the fee is unknown. */
function totalCost({
  side,
  priceType,
  limitPrice,
  lots,
  leverage,
  quote,
  rules,
}: OrderForm): string | undefined {
  const price = highestFillPrice({ side, priceType }, parseTyped(limitPrice), quote?.latestPrice);
  if (!rules || !leverage || price === undefined) return undefined;
  const shares = Number(parseLots(lots)) * rules.lotSize;
  return openingCost({ side, price, shares, leverage, rates: rules }).total;
}
