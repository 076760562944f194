import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import type { TestExchange } from '../testExchange';
import { openPosition } from '../trade/openPosition';
import type { PositionRecord } from '../world';
import { acceptedPercent, type BuybackOffer, buybackOffersAt } from './offers';

/** A current offer, optionally one that meets a condition. */
export function offerTo(
  { market, now }: Exchange,
  wanted: (offer: BuybackOffer) => boolean = () => true,
): BuybackOffer {
  const offer = buybackOffersAt(market, now).find(wanted);
  if (!offer) throw new Error('nothing of the kind is offered');
  return offer;
}

/** Whether a tender of this offer will be only partly accepted. */
export const isPartial =
  ({ market }: Exchange) =>
  ({ id }: BuybackOffer) =>
    acceptedPercent(market, id) < 100;

/** A position in the offer's stock, bought on Friday morning. */
export function holdingFor(
  { open, member }: TestExchange,
  { listing }: BuybackOffer,
  request: Partial<Pick<PositionRecord, 'side' | 'leverage'>> & { lots?: string } = {},
): PositionRecord {
  const order = { side: 'long', leverage: 10, lots: '3', priceType: 'market' } as const;
  return openPosition(open('09:01'), member, { ...order, ...request, symbol: listing.symbol });
}

/** The last day of an offer. */
export const lastDayOf = ({ deadline }: BuybackOffer): string => exchangeDate(deadline);
