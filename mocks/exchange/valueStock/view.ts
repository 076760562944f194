import type { RawResponseOf } from '../../../src/api/contract/call';
import type { valueStockList, valueStockOrder } from '../../../src/api/contract/valueStock';
import { add } from '../../../src/domain/decimal';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { quoteAt } from '../market/quotes';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { applicationsUsed } from './applicationsOf';
import { type ValueOffer, valueOffersAt } from './offers';
import type { ValueStockApplication } from './records';
import { valueStockRules } from './rules';

/** The day's list as sent to a member. */
export function valueStockListView(exchange: Exchange, member: Member): RawResponseOf<typeof valueStockList> {
  const { market, now } = exchange;
  const { open, changesAt } = sessionAt(now, market.holidays);
  const { reviewMinutes, applicationsPerStock, tolerance } = valueStockRules;
  return {
    offers: valueOffersAt(market, now).map((offer) => offerView(exchange, member, offer)),
    open,
    reviewMinutes,
    applicationsPerStock,
    tolerance,
    changesAt: timestamp(changesAt),
    purchaseFeeRate: tradeRules.purchaseFeeRate,
  };
}

function offerView(exchange: Exchange, member: Member, offer: ValueOffer) {
  const { listing, week: _week, ...shown } = offer;
  const { symbol, code, name, exchange: place } = listing;
  const { latestPrice, quotedAt } = quoteAt(exchange.market, symbol, exchange.now);
  return {
    ...shown,
    symbol,
    code,
    name,
    exchange: place,
    latestPrice,
    quotedAt: timestamp(quotedAt),
    applicationsUsed: applicationsUsed(exchange, member, offer),
  };
}

/** An application as sent to its member. */
export function valueStockOrderView(
  { market }: Exchange,
  application: ValueStockApplication,
): RawResponseOf<typeof valueStockOrder> {
  const { id, orderNumber, symbol, price, shares, turnover, purchaseFee, status, rejection } = application;
  const { code, name } = listingBySymbol(market, symbol);
  return {
    id,
    orderNumber,
    symbol,
    code,
    name,
    price,
    status,
    turnover,
    purchaseFee,
    rejection,
    lots: shares / tradeRules.lotSize,
    quantity: shares,
    total: add(turnover, purchaseFee),
    appliedAt: timestamp(application.appliedAt),
    reviewDueAt: status === 'pendingReview' ? timestamp(application.dueAt) : null,
    decidedAt: application.decidedAt === null ? null : timestamp(application.decidedAt),
    positionId: application.position,
  };
}
