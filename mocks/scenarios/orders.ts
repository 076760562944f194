import type { Exchange } from '../exchange/exchange';
import type { Listing } from '../exchange/market/listings';
import { closePosition } from '../exchange/trade/closePosition';
import { marketOf } from '../exchange/trade/marketOf';
import { openPosition } from '../exchange/trade/openPosition';
import type { Member, PositionRecord } from '../exchange/world';

interface Request {
  side?: 'long' | 'short';
  leverage?: number;
  lots?: string;
}

/** Opens a position at the market price: by default one lot, long, without leverage. */
export function buy(
  exchange: Exchange,
  member: Member,
  { symbol }: Listing,
  request: Request,
): PositionRecord {
  return openPosition(exchange, member, {
    symbol,
    side: 'long',
    priceType: 'market',
    leverage: 1,
    lots: '1',
    ...request,
  });
}

/** Places a pending order at the lower limit of the day. */
export function buyBelow(exchange: Exchange, member: Member, { symbol }: Listing): PositionRecord {
  const { limitDown: limitPrice } = marketOf(exchange, symbol);
  return openPosition(exchange, member, {
    symbol,
    side: 'long',
    priceType: 'limit',
    limitPrice,
    leverage: 2,
    lots: '1',
  });
}

/** Places a pending closing of a long position at the upper limit of the day. */
export function closeAbove(exchange: Exchange, member: Member, { id, symbol }: PositionRecord): void {
  const { limitUp: limitPrice } = marketOf(exchange, symbol);
  closePosition(exchange, member, { id, priceType: 'limit', limitPrice });
}
