import { compare, isPositive, isWhole } from '../../../src/domain/decimal';
import { isOnTick } from '../../../src/domain/market/ticks';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { quoteAt } from '../market/quotes';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import { setEntry } from '../setEntry';
import { requireAvailable } from '../trade/checks';
import { costOfOpening } from '../trade/costs';
import type { Member } from '../world';
import { allowanceOf } from './applicationsOf';
import { requireBlockTradeHours } from './hours';
import { type BlockTradeOffer, blockTradeOffersAt } from './offers';
import type { BlockTradeRecord } from './records';
import { blockTradeRules } from './rules';

const { lotSize } = tradeRules;

interface Bid {
  offerId: string;
  price: string;
  lots: string;
}

/** Bids for part of one of today's blocks. Turnover and purchase fee are frozen until the review. */
export function applyForBlockTrade(exchange: Exchange, member: Member, bid: Bid): BlockTradeRecord {
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  requireBlockTradeHours(exchange);
  const offer = blockTradeOffersAt(exchange.market, exchange.now).find(({ id }) => id === bid.offerId);
  if (!offer) throw new Refusal('productMissing');
  const shares = checkedShares(offer, bid.lots);
  requirePrice(offer, bid.price);
  requireAllowance(exchange, member, offer, shares);
  const cost = costOfOpening({ shares, leverage: 1 }, bid.price);
  requireAvailable(exchange, member, cost.total);
  const record = addRecord(exchange, member, offer, {
    price: bid.price,
    shares,
    turnover: cost.margin,
    purchaseFee: cost.purchaseFee,
  });
  const lines = transfer(
    pocketOf(member.account, 'available'),
    pocketOf(member.account, 'frozen'),
    cost.total,
  );
  post(exchange.world.ledger, { at: exchange.now, reason: 'blockTradeApplied', record: record.id, lines });
  return record;
}

/** Converts lots to shares. Requires whole lots between the minimum and maximum of the offer. */
function checkedShares({ minLots, maxLots }: BlockTradeOffer, lots: string): number {
  if (!isWhole(lots) || !isPositive(lots) || compare(lots, String(maxLots)) > 0) {
    throw new Refusal('parameterError');
  }
  if (compare(lots, String(minLots)) < 0) {
    throw new Refusal('blockTradeMinimum', { n: String(minLots * lotSize) });
  }
  return Number(lots) * lotSize;
}

/** Requires a price on the tick grid, from the minimum bid to the day's upper limit. */
function requirePrice({ minimumBid, limitUp }: BlockTradeOffer, price: string): void {
  if (compare(price, String(minimumBid)) < 0) {
    throw new Refusal('blockTradeBelowMinimum', { n: String(minimumBid) });
  }
  if (compare(price, String(limitUp)) > 0 || !isOnTick(price)) throw new Refusal('exceedsPriceLimit');
}

function requireAllowance(exchange: Exchange, member: Member, offer: BlockTradeOffer, shares: number): void {
  const left = allowanceOf(exchange, member);
  const { stockCount, dailyCount, dailyShares } = blockTradeRules;
  if (left.ofStock(offer.listing.symbol) <= 0) {
    throw new Refusal('perShareApplicationCount', { n: String(stockCount) });
  }
  if (left.applications <= 0) throw new Refusal('dailyPurchaseCount', { n: String(dailyCount) });
  if (shares > left.shares) throw new Refusal('blockTradeDailyLimit', { n: String(dailyShares) });
}

function addRecord(
  exchange: Exchange,
  { account }: Member,
  { id: offerId, listing, sellersPrice, lock }: BlockTradeOffer,
  bid: Pick<BlockTradeRecord, 'price' | 'shares' | 'turnover' | 'purchaseFee'>,
): BlockTradeRecord {
  const { market, now, world } = exchange;
  const record: BlockTradeRecord = {
    ...newNumbers(exchange, 'B'),
    account,
    offerId,
    symbol: listing.symbol,
    ...bid,
    lock,
    marketPrice: quoteAt(market, listing.symbol, now).latestPrice,
    sellersPrice: String(sellersPrice),
    status: 'pendingReview',
    appliedAt: now,
    decidedAt: null,
    rejection: null,
    positionId: null,
  };
  setEntry(world.blockTrade.records, record.id, record);
  return record;
}
