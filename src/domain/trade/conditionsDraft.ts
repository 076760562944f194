import { add, compare, isPositive, max, min, multiply, subtract } from '../decimal';
import type { PriceLimits } from '../market/priceLimits';
import { isOnTick, roundToTick, stepPrice, tickSize } from '../market/ticks';
import type { Reason } from '../reason';
import { parseTyped, typedNumber } from '../typedNumber';
import { limitPriceReasons } from './limitPriceReasons';
import { isStopReached, type MarketSide } from './orderConditions';
import { type ChosenTerm, type TermRules, termEnd, termReasons } from './orderTerms';
import type { OrderKind, PriceType } from './tradeVocabulary';

/** The prices of conditions as typed. */
export type ConditionPrices = Record<'limitPrice' | 'stopPrice' | 'stopLimitPrice' | 'trailBy', string>;
export type ConditionPrice = keyof ConditionPrices;

/** The conditions of an order or a closing as typed. */
export interface ConditionsDraft extends ConditionPrices, ChosenTerm {
  kind: OrderKind;
  /** Whether the stop of an OCO is a stop limit. */
  limitsStop: boolean;
}

/** A field of the conditions. */
export type ConditionsField = ConditionPrice | 'until';

/** The prices of every kind, in the order in which they are asked for. */
export const pricesOfKind: Record<OrderKind, readonly ConditionPrice[]> = {
  market: [],
  limit: ['limitPrice'],
  stop: ['stopPrice'],
  stopLimit: ['stopPrice', 'stopLimitPrice'],
  oco: ['limitPrice', 'stopPrice'],
  trailing: ['trailBy'],
};

/** The prices of conditions, in the order in which they are asked for. */
export const pricesOf = ({
  kind,
  limitsStop,
}: Pick<ConditionsDraft, 'kind' | 'limitsStop'>): readonly ConditionPrice[] =>
  kind === 'oco' && limitsStop ? [...pricesOfKind.oco, 'stopLimitPrice'] : pricesOfKind[kind];

/** The kinds that wait for a stop, in the order in which they are offered. */
export const stopKinds = ['stop', 'stopLimit', 'oco', 'trailing'] as const satisfies OrderKind[];

/** The market that conditions are checked against. Prices in yen. */
export interface ConditionsMarket {
  marketSide: MarketSide;
  /** Undefined before the first price. */
  latestPrice: string | undefined;
  limits: PriceLimits | undefined;
  /** The stock's own tick, where it has one: `ownTick`. */
  ownTick?: string | undefined;
}

export type ConditionsAction =
  /** Another kind. Its prices start near the market, unless one that it can use has been typed. */
  | { type: 'kind'; kind: OrderKind; market: ConditionsMarket }
  | { type: 'price'; of: ConditionPrice; typed: string }
  /** A limit after the stop of an OCO, which starts at the stop, or none. */
  | { type: 'limitsStop'; chosen: boolean }
  | { type: 'term'; term: ConditionsDraft['term'] }
  | { type: 'until'; until: string };

/** At the market, for the day. */
export const emptyConditions: ConditionsDraft = {
  kind: 'market',
  limitsStop: false,
  limitPrice: '',
  stopPrice: '',
  stopLimitPrice: '',
  trailBy: '',
  term: 'day',
  until: '',
};

/** The conditions after a change by the member. */
export function conditionsDraft(draft: ConditionsDraft, action: ConditionsAction): ConditionsDraft {
  switch (action.type) {
    case 'kind':
      return withStartPrices({ ...draft, kind: action.kind }, action.market);
    case 'price':
      return { ...draft, [action.of]: action.typed };
    case 'limitsStop':
      return {
        ...draft,
        limitsStop: action.chosen,
        stopLimitPrice: action.chosen ? draft.stopLimitPrice || draft.stopPrice : draft.stopLimitPrice,
      };
    case 'term':
      return { ...draft, term: action.term };
    case 'until':
      return { ...draft, until: action.until };
  }
}

/** All reasons why conditions can't be sent, at most one for every field of the kind. Empty if they may be. */
export function conditionsReasons(
  draft: ConditionsDraft,
  market: ConditionsMarket,
  /** Undefined when the server has no terms. */
  terms: TermRules | undefined,
): Reason<ConditionsField>[] {
  const prices = pricesOf(draft).flatMap((of) => priceReasons(draft, of, market));
  return draft.kind === 'market' || !terms ? prices : [...prices, ...termReasons('until', draft, terms)];
}

/** What a request says about price and term. */
export interface RequestedConditions {
  priceType: PriceType;
  limitPrice: string | null;
  stopPrice: string | null;
  stopLimitPrice: string | null;
  trailBy: string | null;
  validUntil: string | null;
}

/** The conditions for a request. Prices that the kind does not use, and those that can't be read, are absent. */
export function toConditions(draft: ConditionsDraft, terms: TermRules | undefined): RequestedConditions {
  const price = (of: ConditionPrice): string | null =>
    pricesOf(draft).includes(of) ? (parseTyped(draft[of]) ?? null) : null;
  return {
    priceType: pricesOf(draft).includes('limitPrice') ? 'limit' : 'market',
    limitPrice: price('limitPrice'),
    stopPrice: price('stopPrice'),
    stopLimitPrice: price('stopLimitPrice'),
    trailBy: price('trailBy'),
    validUntil: draft.kind === 'market' || !terms ? null : (termEnd(draft, terms) ?? null),
  };
}

function priceReasons(
  draft: ConditionsDraft,
  of: ConditionPrice,
  { marketSide, latestPrice, limits, ownTick }: ConditionsMarket,
): Reason<ConditionsField>[] {
  if (of === 'trailBy') return trailReasons(draft.trailBy, latestPrice, ownTick);
  const wrong = limitPriceReasons(of, draft[of], limits, ownTick);
  const price = parseTyped(draft[of]);
  if (wrong.length > 0 || price === undefined || latestPrice === undefined) return wrong;
  const seen = { marketSide, price: latestPrice, field: of };
  if (of === 'stopPrice' && isStopReached(marketSide, price, latestPrice))
    return [{ kind: 'stopReached', ...seen }];
  return draft.kind === 'oco' && of === 'limitPrice' && isLimitReached(marketSide, price, latestPrice)
    ? [{ kind: 'ocoLimitReached', ...seen }]
    : [];
}

/** A distance is a multiple of the tick at the last price. */
function trailReasons(
  typed: string,
  latestPrice: string | undefined,
  ownTick: string | undefined,
): Reason<ConditionsField>[] {
  const field = 'trailBy';
  const { number, reason } = typedNumber(field, typed, 'amount');
  if (reason) return [reason];
  if (!isPositive(number)) return [{ kind: 'amountNotPositive', field }];
  if (latestPrice === undefined) return [];
  if (compare(number, latestPrice) >= 0) return [{ kind: 'trailTooWide', price: latestPrice, field }];
  const tick = tickSize(latestPrice, ownTick);
  if (isOnTick(number, tick)) return [];
  const [below, above] = [roundToTick(number, 'down', tick), roundToTick(number, 'up', tick)];
  return [{ kind: 'priceOffTick', tick, below, above, field }];
}

/** A limit is reached on the other side of the market than a stop. */
const isLimitReached = (marketSide: MarketSide, limit: string, price: string): boolean =>
  isStopReached(marketSide === 'buy' ? 'sell' : 'buy', limit, price);

/** Distance of a stop from the market that a form starts with, as a fraction of the price. */
const startDistance = 0.03;

/** Fills in the prices that the kind needs. A limit or a stop stays, unless the market has reached it already. */
function withStartPrices(draft: ConditionsDraft, market: ConditionsMarket): ConditionsDraft {
  const { marketSide, latestPrice } = market;
  if (latestPrice === undefined) return draft;
  const stopSign = marketSide === 'buy' ? 1 : -1;
  const start: Partial<ConditionPrices> = {};
  for (const of of pricesOf(draft)) {
    const typed = parseTyped(draft[of]);
    switch (of) {
      case 'limitPrice': {
        const unusable =
          draft.kind === 'oco' && typed !== undefined && isLimitReached(marketSide, typed, latestPrice);
        if (draft.limitPrice && !unusable) break;
        start.limitPrice = draft.kind === 'oco' ? awayFrom(market, latestPrice, -stopSign) : latestPrice;
        break;
      }
      case 'stopPrice':
        if (draft.stopPrice && !(typed && isStopReached(marketSide, typed, latestPrice))) break;
        start.stopPrice = awayFrom(market, latestPrice, stopSign);
        break;
      case 'stopLimitPrice':
        start.stopLimitPrice = draft.stopLimitPrice || (start.stopPrice ?? draft.stopPrice);
        break;
      case 'trailBy':
        start.trailBy = draft.trailBy || startTrail(latestPrice, market.ownTick);
    }
  }
  return { ...draft, ...start };
}

/** A price on its tick at the start distance from the market, at least one tick, and within the limits of the day. */
function awayFrom({ limits, ownTick }: ConditionsMarket, latestPrice: string, sign: number): string {
  const distant = roundToTick(multiply(latestPrice, String(1 + sign * startDistance)), 'nearest', ownTick);
  const next = stepPrice(latestPrice, sign, ownTick);
  const price = sign > 0 ? max(distant, next) : min(distant, next);
  return max(min(price, limits?.limitUp ?? price), limits?.limitDown ?? price);
}

/** The distance of a trailing stop one tick wider or narrower, at least one tick; the start distance for invalid input. */
export function steppedTrail(typed: string, by: 1 | -1, latestPrice: string, ownTick?: string): string {
  const distance = parseTyped(typed);
  const tick = tickSize(latestPrice, ownTick);
  if (distance === undefined || !isPositive(distance)) return startTrail(latestPrice, ownTick);
  return stepPrice(distance, by, tick);
}

type TrailMarket = Pick<ConditionsMarket, 'marketSide' | 'latestPrice' | 'ownTick'>;

/** Where a trailing stop is now, in yen; undefined while the distance is invalid. */
export function trailingStopNow(
  typed: string,
  { marketSide, latestPrice, ownTick }: TrailMarket,
): string | undefined {
  const distance = parseTyped(typed);
  if (
    distance === undefined ||
    latestPrice === undefined ||
    trailReasons(typed, latestPrice, ownTick).length > 0
  )
    return undefined;
  return marketSide === 'buy' ? add(latestPrice, distance) : subtract(latestPrice, distance);
}

const startTrail = (latestPrice: string, ownTick: string | undefined): string =>
  roundToTick(multiply(latestPrice, String(startDistance)), 'up', tickSize(latestPrice, ownTick));

/**
 * The price at which a stop as typed is carried out if the price does not jump: the stop, or the limit after it.
 * Undefined without a stop, and while it is invalid.
 */
export function typedStopPrice(draft: ConditionsDraft, market: TrailMarket): string | undefined {
  switch (draft.kind) {
    case 'stop':
      return parseTyped(draft.stopPrice);
    case 'stopLimit':
      return parseTyped(draft.stopLimitPrice);
    case 'oco':
      return parseTyped(draft.limitsStop ? draft.stopLimitPrice : draft.stopPrice);
    case 'trailing':
      return trailingStopNow(draft.trailBy, market);
    default:
      return undefined;
  }
}
