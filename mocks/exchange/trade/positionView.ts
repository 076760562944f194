import type { RawResponseOf } from '../../../src/api/contract/call';
import type { cancelOrder, positionDetail } from '../../../src/api/contract/trade';
import { multiply } from '../../../src/domain/decimal';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import { openTenderOf } from '../buyback/applicationsOf';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { quoteAt } from '../market/quotes';
import { stopPriceAt } from '../market/trailingStop';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import type { PositionEvent, PositionRecord } from '../world';
import { worksFrom } from './conditions';
import { liquidationPriceOf } from './costs';
import { resultOf } from './resultOf';
import { lockEndOf, sellableAtOf } from './sellableAt';
import { stopDirection } from './trigger';

type PositionView = RawResponseOf<typeof cancelOrder>;
type DetailsView = RawResponseOf<typeof positionDetail>;

/** A position as sent to its member, at the current market price. */
export function positionView(exchange: Exchange, position: PositionRecord): PositionView {
  const {
    account: _account,
    reserved: _reserved,
    realisedProfit: _realised,
    history: _history,
    shares,
    closeShares,
    lock,
    closesAt,
    opening,
    closing,
    exit,
    ...shown
  } = position;
  const { code, name } = listingBySymbol(exchange.market, position.symbol);
  const { latestPrice } = quoteAt(exchange.market, position.symbol, exchange.now);
  const held = isHeld(position);
  return {
    ...shown,
    code,
    name,
    latestPrice,
    quantity: shares,
    lots: lotsOf(shares),
    opening: position.status === 'pendingOrder' ? conditionsView(exchange, position, 'open') : null,
    exit: position.status === 'pendingOrder' ? exit : null,
    closing: position.status === 'preparingToClose' ? conditionsView(exchange, position, 'close') : null,
    closeLots: closeShares && lotsOf(closeShares),
    orderedAt: timestamp(position.orderedAt),
    buyTime: timestampOrNull(position.buyTime),
    sellTime: timestampOrNull(position.sellTime),
    cancelledAt: timestampOrNull(position.cancelledAt),
    marketValue: multiply(position.sellPrice ?? latestPrice, String(shares)),
    profitLoss: resultOf(exchange, position).net,
    liquidationPrice: held ? liquidationPriceOf(position) : null,
    lock: lock.kind,
    sellableAt: held ? timestampOrNull(sellableAtOf(exchange, position)) : null,
    dayTrade: closesAt !== null,
    closesAt: timestampOrNull(closesAt),
    tender: held ? tenderView(exchange, position) : null,
  };
}

/** What an order or a closing waits for beside its limit. A record from before there were terms lasts for its day. */
function conditionsView(
  exchange: Exchange,
  position: PositionRecord,
  act: 'open' | 'close',
): PositionView['opening'] {
  const { market, now } = exchange;
  const { symbol, side, opening, closing } = position;
  const conditions = act === 'open' ? opening : closing;
  if (!conditions) return { validUntil: exchangeDate(worksFrom(exchange)) };
  const { stopPrice, trailBy, trailFrom, triggeredAt, ...terms } = conditions;
  const direction = stopDirection(marketSideOf(side, act));
  const trailing = trailBy !== null && trailFrom !== null && { direction, trailBy, from: trailFrom };
  const lockEnd = act === 'close' ? (lockEndOf(exchange, position) ?? now) : now;
  const from = worksFrom({ market, now: Math.max(now, lockEnd) });
  return {
    ...terms,
    stopPrice,
    trailBy,
    currentStop: trailing ? stopPriceAt(market, symbol, trailing, now) : stopPrice,
    triggeredAt: timestampOrNull(triggeredAt),
    worksFrom: from > now ? timestamp(from) : null,
  };
}

/** The lots that are tendered and still held. */
function tenderView(exchange: Exchange, position: PositionRecord): PositionView['tender'] {
  const tender = openTenderOf(exchange, position);
  if (!tender) return null;
  const { shares, price, dueAt } = tender;
  return { lots: lotsOf(Math.min(shares, position.shares)), price, resultAt: timestamp(dueAt) };
}

/** A position with its history. */
export function positionDetails(exchange: Exchange, position: PositionRecord): DetailsView {
  return { ...positionView(exchange, position), history: position.history.map(eventView) };
}

/** Whether the position holds money. */
export function isHeld({ status }: PositionRecord): boolean {
  return status === 'holding' || status === 'preparingToClose';
}

function eventView(event: PositionEvent): DetailsView['history'][number] {
  const { kind, at, price, shares, amount, percentLeft, part } = event;
  return {
    kind,
    at: timestamp(at),
    price,
    lots: shares && lotsOf(shares),
    amount,
    percentLeft,
    partId: part,
  };
}

const lotsOf = (shares: number): number => shares / tradeRules.lotSize;

const timestampOrNull = (moment: number | null): string | null =>
  moment === null ? null : timestamp(moment);
