import type {
  blockTradeApply,
  blockTradeList,
  blockTradeRules as rulesCall,
} from '../../../src/api/contract/blockTrade';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { discountOf } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { listingBySymbol } from '../market/market';
import { quoteAt } from '../market/quotes';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { allowanceOf } from './applicationsOf';
import { blockTradeHours } from './hours';
import { blockTradeOffersAt } from './offers';
import type { BlockTradeRecord } from './records';
import { reviewDueAt, totalOf } from './review';
import { blockTradeRules, seatAccounts } from './rules';

const { lotSize, purchaseFeeRate } = tradeRules;

/** The rules, and the member's remaining allowance today. */
export function rulesView(exchange: Exchange, member: Member): RawResponseOf<typeof rulesCall> {
  const { dailyCount, stockCount, dailyShares, reviewMinutes, opens, closes } = blockTradeRules;
  const { open, changesAt } = blockTradeHours(exchange);
  const { applications, shares } = allowanceOf(exchange, member);
  return {
    lotSize,
    purchaseFeeRate,
    dailyCount,
    stockCount,
    dailyShares,
    reviewMinutes,
    opens,
    closes,
    open,
    changesAt: timestamp(changesAt),
    applicationsLeft: applications,
    sharesLeft: shares,
  };
}

/** The day's offers as sent to a member, without the seller's price. */
export function offerViews(exchange: Exchange, member: Member): RawResponseOf<typeof blockTradeList> {
  const { market, now } = exchange;
  const { applications, ofStock } = allowanceOf(exchange, member);
  return blockTradeOffersAt(market, now).map(({ id, listing, lock, ...offer }) => {
    const { symbol, code, name } = listing;
    const marketPrice = quoteAt(market, symbol, now).latestPrice;
    const minimumBid = String(offer.minimumBid);
    const { amount, percent } = discountOf(minimumBid, marketPrice);
    return {
      id,
      symbol,
      code,
      name,
      marketPrice,
      minimumBid,
      lock,
      referencePrice: String(offer.referencePrice),
      discount: amount,
      discountPercent: percent,
      limitUp: String(offer.limitUp),
      offeredShares: offer.offeredLots * lotSize,
      minShares: offer.minLots * lotSize,
      maxShares: offer.maxLots * lotSize,
      applicationsLeft: Math.min(applications, ofStock(symbol)),
    };
  });
}

/** An application as sent to its member. */
export function applicationView(
  { market }: Exchange,
  record: BlockTradeRecord,
): RawResponseOf<typeof blockTradeApply> {
  const { id, orderNumber, offerId, symbol, price, marketPrice, turnover, purchaseFee } = record;
  const { shares, status, decidedAt, rejection, lock, positionId } = record;
  const { code, name, exchange } = listingBySymbol(market, symbol);
  const { amount, percent } = discountOf(price, marketPrice);
  return {
    id,
    orderNumber,
    offerId,
    symbol,
    code,
    name,
    price,
    marketPrice,
    turnover,
    purchaseFee,
    status,
    rejection,
    lock,
    positionId,
    seatAccount: status === 'passed' ? seatAccounts[exchange] : null,
    requestedLots: shares / lotSize,
    requestedShares: shares,
    total: totalOf(record),
    discount: amount,
    discountPercent: percent,
    appliedAt: timestamp(record.appliedAt),
    reviewDueAt: status === 'pendingReview' ? timestamp(reviewDueAt(record)) : null,
    decidedAt: decidedAt === null ? null : timestamp(decidedAt),
  };
}
