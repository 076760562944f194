import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { fundsReasons } from '../fundsReasons';
import { isBeforeFirstPrice, type MarketState, marketReasons } from '../market/marketReasons';
import type { PriceLimits } from '../market/priceLimits';
import type { Reason } from '../reason';
import { parseLots } from '../typedNumber';
import { type ConditionsField, conditionsReasons } from './conditionsDraft';
import { lotsReasons } from './lotsReasons';
import { marketSideOf, priceTypeOf } from './orderConditions';
import { openingCost, type TradeRates } from './orderCost';
import type { OrderDraft } from './orderDraft';
import { orderPrices } from './orderPrices';
import { type TermRules, termDays, termEnd } from './orderTerms';

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
export interface OrderForm extends Omit<MarketState, 'priceType' | 'waits'>, Omit<OrderDraft, 'leverage'> {
  leverage: number | undefined;
  /** Undefined when the server has no terms: every order needs an open session then. */
  terms?: TermRules | undefined;
  /** Of the session in which the order is carried out first. */
  limits: PriceLimits | undefined;
  /** The stock's own tick, where it has one: `ownTick`. */
  ownTick?: string | undefined;
  rules: OrderRules | undefined;
  available: string | undefined;
  restrictions: readonly Restriction[];
}

/** A field of the order form. */
export type OrderField = ConditionsField | 'lots' | 'exit';

/**
 * All reasons why an order can't be placed (specification 5 and 8, decisions 6, 8 and 13), most important first: the
 * account, the market, the fields, the money. Empty if it may be sent; the server makes the final decision.
 */
export function orderReasons(form: OrderForm): Reason<OrderField>[] {
  const fieldReasons = [
    ...openingReasons(form),
    ...leverageReasons(form),
    ...lotsReasons('lots', form.lots, { maximum: form.rules?.maxLots }),
  ];
  const total = fieldReasons.length === 0 ? totalCost(form) : undefined;
  return [
    ...accountReasons(form.restrictions, 'tradeBanned').map(atHead),
    ...marketReasons({ ...form, priceType: priceTypeOf(form.kind), waits: canWait(form) }).map(atHead),
    ...fieldReasons,
    ...exitReasons(form).map((reason): Reason<OrderField> => ({ ...reason, field: 'exit' })),
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

/** Whether the order waits for a session, and for its price. */
const canWait = ({ kind, terms }: OrderForm): boolean => kind !== 'market' && terms !== undefined;

function openingReasons(form: OrderForm): Reason<ConditionsField>[] {
  const { side, limits, ownTick, quote, terms } = form;
  const latestPrice = isBeforeFirstPrice(form) ? undefined : quote?.latestPrice;
  return conditionsReasons(
    form,
    { marketSide: marketSideOf(side, 'open'), latestPrice, limits, ownTick },
    terms,
  );
}

/**
 * Why the closing that the order places at its fill can't be placed. Its prices may lie outside the limits of today. They
 * are compared with the price at which the order is expected to be filled.
 */
export function exitReasons(form: OrderForm): Reason<ConditionsField>[] {
  const { exit, side, ownTick, terms } = form;
  if (!exit) return [];
  const marketSide = marketSideOf(side, 'close');
  const latestPrice = pricesOf(form)?.expected;
  return [
    ...conditionsReasons(exit, { marketSide, latestPrice, limits: undefined, ownTick }, terms),
    ...exitTermReasons(form),
  ];
}

/** The closing has to last as long as the order. */
function exitTermReasons({ exit, terms, ...order }: OrderForm): Reason<ConditionsField>[] {
  if (!exit || !terms) return [];
  const orderEnd = termEnd(order.kind === 'market' ? { term: 'day', until: '' } : order, terms);
  const exitEnd = termEnd(exit, terms);
  const last = termDays(terms).at(-1);
  if (orderEnd === undefined || exitEnd === undefined || last === undefined || exitEnd >= orderEnd) return [];
  return [{ kind: 'termOutside', first: orderEnd, last, field: 'until' }];
}

const pricesOf = ({ quote, rules, ...form }: OrderForm) =>
  orderPrices(form, { ...form, latestPrice: quote?.latestPrice, tolerance: rules?.priceTolerance });

/** The cost of an order with valid fields; undefined if the price or the fee is unknown. */
function totalCost(form: OrderForm): string | undefined {
  const { side, lots, leverage, rules } = form;
  const price = pricesOf(form)?.highest;
  if (!rules || !leverage || price === undefined) return undefined;
  const shares = Number(parseLots(lots)) * rules.lotSize;
  return openingCost({ side, price, shares, leverage, rates: rules }).total;
}
