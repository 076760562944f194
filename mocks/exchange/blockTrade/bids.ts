import { multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { tradeRules } from '../rules';
import { type BlockTradeOffer, blockTradeOffersAt } from './offers';

interface Bid {
  offerId: string;
  price: string;
  lots: string;
}

/**
 * The cheapest bid of today that will pass or be rejected, as requested, optionally with a certain lock. Undefined if
 * today has no such offer.
 */
export function bidWithVerdict(
  exchange: Exchange,
  verdict: 'passed' | 'rejected',
  lock?: BlockTradeOffer['lock']['kind'],
): Bid | undefined {
  const [cheapest] = blockTradeOffersAt(exchange.market, exchange.now)
    .filter((offer) => lock === undefined || offer.lock.kind === lock)
    .filter(({ minimumBid, sellersPrice }) => verdict === 'passed' || minimumBid < sellersPrice)
    .map((offer) => bidFor(offer, verdict === 'passed' ? offer.sellersPrice : offer.minimumBid))
    .toSorted((one, other) => Number(turnoverOf(one)) - Number(turnoverOf(other)));
  return cheapest;
}

/** A bid for the minimum lots of an offer. */
function bidFor({ id, minLots }: BlockTradeOffer, price: number): Bid {
  return { offerId: id, price: String(price), lots: String(minLots) };
}

const turnoverOf = ({ price, lots }: Bid): string => multiply(price, lots, String(tradeRules.lotSize));
