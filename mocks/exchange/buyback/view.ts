import type { buybackApplicationDetail, buybackList } from '../../../src/api/contract/buyback';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { quoteAt } from '../market/quotes';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import { positionsOf } from '../trade/positionsOf';
import { lockEndOf } from '../trade/sellableAt';
import type { Member, PositionRecord } from '../world';
import { openTenderOf } from './applicationsOf';
import { type BuybackOffer, buybackOffersAt } from './offers';
import type { BuybackApplication } from './records';

type ListView = RawResponseOf<typeof buybackList>;

/** The offers as sent to a member, each with the positions that can be tendered. */
export function buybackListView(exchange: Exchange, member: Member): ListView {
  const longs = positionsOf(exchange, member).filter(
    ({ status, side, lock }) => status === 'holding' && side === 'long' && lock.kind !== 'managed',
  );
  return buybackOffersAt(exchange.market, exchange.now).map((offer) => ({
    ...offerView(exchange, offer),
    positions: longs
      .filter(({ symbol }) => symbol === offer.listing.symbol)
      .map((position) => positionOf(exchange, position)),
  }));
}

function offerView(exchange: Exchange, { listing, ...offer }: BuybackOffer) {
  const { symbol, code, name, exchange: place } = listing;
  const { latestPrice, quotedAt } = quoteAt(exchange.market, symbol, exchange.now);
  return {
    ...offer,
    symbol,
    code,
    name,
    exchange: place,
    latestPrice,
    quotedAt: timestamp(quotedAt),
    open: exchange.now < offer.deadline,
    opensAt: timestamp(offer.opensAt),
    deadline: timestamp(offer.deadline),
    resultAt: timestamp(offer.resultAt),
  };
}

function positionOf(exchange: Exchange, position: PositionRecord) {
  const { id, orderNumber, shares, leverage, buyPrice, purchaseFee } = position;
  return {
    id,
    orderNumber,
    leverage,
    purchaseFee,
    lots: shares / tradeRules.lotSize,
    buyPrice: buyPrice ?? '0',
    sellableAt: timestamp(lockEndOf(exchange, position) ?? exchange.now),
    tendered: openTenderOf(exchange, position) !== undefined,
  };
}

/** A tender as sent to its member. */
export function buybackApplicationView(
  { market }: Exchange,
  application: BuybackApplication,
): RawResponseOf<typeof buybackApplicationDetail> {
  const { id, orderNumber, symbol, price, shares, acceptedShares, status, rejection } = application;
  const { code, name } = listingBySymbol(market, symbol);
  return {
    id,
    orderNumber,
    symbol,
    code,
    name,
    price,
    status,
    rejection,
    offerId: application.offer,
    positionId: application.position,
    lots: shares / tradeRules.lotSize,
    quantity: shares,
    acceptedLots: acceptedShares / tradeRules.lotSize,
    turnover: multiply(price, String(acceptedShares)),
    appliedAt: timestamp(application.appliedAt),
    resultAt: timestamp(application.dueAt),
    decidedAt: application.decidedAt === null ? null : timestamp(application.decidedAt),
    soldPositionId: application.sold,
  };
}
