import { compare, isPositive, max } from '../../../src/domain/decimal';
import { isOnTick, tickSize } from '../../../src/domain/market/ticks';
import {
  closeOf,
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  nextTradingDay,
  sessionAt,
} from '../../../src/domain/market/tradingSession';
import {
  type MarketSide,
  type OrderConditions,
  orderKindOf,
} from '../../../src/domain/trade/orderConditions';
import type { OrderKind } from '../../../src/domain/trade/tradeVocabulary';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { Conditions, Exit } from '../world';
import { type MarketState, marketOf } from './marketOf';
import { isReached, stopDirection } from './trigger';

export type Terms = OrderConditions & { validUntil?: string | null | undefined };

const day = 86_400_000;

/** From when an order of now can be carried out: now, or the next session. */
export function worksFrom({ market, now }: Pick<Exchange, 'market' | 'now'>): number {
  const { open, changesAt } = sessionAt(now, market.holidays);
  return open ? now : changesAt;
}

/** Price and limits for an order of now. Outside the sessions the limits are those of the next session. */
export function marketForOrder(exchange: Exchange, symbol: string): MarketState {
  const { limitUp, limitDown } = marketOf({ ...exchange, now: worksFrom(exchange) }, symbol);
  return { ...marketOf(exchange, symbol), limitUp, limitDown };
}

/** Whether an order can wait for a session: it isn't one at the market, and its term is given. */
export const canWait = (terms: Terms): boolean => terms.validUntil != null && orderKindOf(terms) !== 'market';

/**
 * What an order waits for beside its limit. A distance is a multiple of the tick at the last price; in an exit, whose price is
 * not known before, of the tick at the distance itself.
 *
 * @throws {Refusal} for prices that can't stand together or are off their tick, a stop price that is reached, and a term
 * that ends too early, too late, or on no trading day
 */
export function checkedConditions(
  exchange: Exchange,
  terms: Terms,
  marketSide: MarketSide,
  { latestPrice, limitUp, limitDown }: MarketState,
): { kind: OrderKind; conditions: Conditions } {
  const kind = checkedKind(terms);
  const { stopPrice = null, stopLimitPrice = null, trailBy = null } = terms;
  const validUntil = checkedTerm(exchange, terms.validUntil);
  for (const price of [stopPrice, stopLimitPrice]) {
    if (price === null) continue;
    if (compare(price, limitUp) > 0 || compare(price, limitDown) < 0) throw new Refusal('exceedsPriceLimit');
  }
  if (
    stopPrice !== null &&
    isReached({ direction: stopDirection(marketSide), price: stopPrice }, latestPrice)
  )
    throw new Refusal('stopPriceReached');
  if (trailBy !== null && !isOnTick(trailBy, tickSize(latestPrice))) throw new Refusal('exceedsPriceLimit');
  const trailFrom = trailBy === null ? null : { at: exchange.now, price: latestPrice };
  return {
    kind,
    conditions: { stopPrice, stopLimitPrice, trailBy, trailFrom, triggeredAt: null, validUntil },
  };
}

/**
 * The closing that is placed when an order is filled. Its prices may lie outside the limits of today.
 *
 * @throws {Refusal} like `checkedConditions`, and for a closing at the market
 */
export function checkedExit(
  exchange: Exchange,
  exit: Terms | null | undefined,
  orderUntil: string,
): Exit | null {
  if (exit == null) return null;
  if (checkedKind(exit) === 'market') throw new Refusal('parameterError');
  const validUntil = checkedTerm(exchange, exit.validUntil ?? orderUntil);
  if (validUntil < orderUntil) throw new Refusal('orderTermInvalid');
  const { limitPrice = null, stopPrice = null, stopLimitPrice = null, trailBy = null } = exit;
  if (limitPrice !== null && !isOnTick(limitPrice)) throw new Refusal('exceedsPriceLimit');
  return { limitPrice, stopPrice, stopLimitPrice, trailBy, validUntil };
}

/** The highest price at which an order is filled, which its frozen money has to cover. In yen. */
export function highestFill(
  marketSide: MarketSide,
  { limitPrice, stopPrice, stopLimitPrice, trailBy }: OrderConditions,
  { latestPrice, limitUp }: MarketState,
): string {
  const soldAt = max(stopPrice ?? '0', stopLimitPrice ?? '0');
  const stop = marketSide === 'buy' ? (stopLimitPrice ?? limitUp) : soldAt;
  const trailing = marketSide === 'buy' ? limitUp : latestPrice;
  // One that sells is filled above a limit that the market has passed already.
  const limit = limitPrice != null && marketSide === 'sell' ? max(limitPrice, latestPrice) : limitPrice;
  return max(limit ?? '0', stopPrice == null ? '0' : stop, trailBy == null ? '0' : trailing);
}

function checkedKind(terms: OrderConditions): OrderKind {
  const kind = orderKindOf(terms);
  if (!kind) throw new Refusal('parameterError');
  const { stopPrice, stopLimitPrice, trailBy } = terms;
  for (const price of [stopPrice, stopLimitPrice, trailBy]) {
    if (price != null && !isPositive(price)) throw new Refusal('parameterError');
  }
  for (const price of [stopPrice, stopLimitPrice, trailBy]) {
    if (price != null && !isOnTick(price)) throw new Refusal('exceedsPriceLimit');
  }
  return kind;
}

function checkedTerm({ market, now }: Exchange, validUntil: string | null | undefined): string {
  const today = exchangeDate(now);
  const isOver = !isTradingDay(now, market.holidays) || now >= closeOf(today);
  const first = isOver ? nextTradingDay(today, market.holidays) : today;
  if (validUntil == null) return first;
  const last = exchangeDate(now + tradeRules.maxTermDays * day);
  const isOpen = isTradingDay(exchangeMidnight(validUntil), market.holidays);
  if (validUntil < first || validUntil > last || !isOpen) throw new Refusal('orderTermInvalid');
  return validUntil;
}
