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

/** Buys, or sells short, at the market; a lot without leverage unless wished otherwise. */
export function buy(
  exchange: Exchange,
  member: Member,
  { symbol }: Listing,
  request: Request,
): PositionRecord {
  return openPosition(exchange, member, {
    symbol,
    ...{ side: 'long', priceType: 'market', leverage: 1, lots: '1', ...request },
  });
}

/** An order that waits: at the lowest price of the day that is allowed. */
export function buyBelow(exchange: Exchange, member: Member, { symbol }: Listing): PositionRecord {
  const { limitDown: limitPrice } = marketOf(exchange, symbol);
  return openPosition(exchange, member, {
    symbol,
    ...{ side: 'long', priceType: 'limit', limitPrice, leverage: 2, lots: '1' },
  });
}

/** A closing of a long position that waits: at the highest price of the day that is allowed. */
export function closeAbove(exchange: Exchange, member: Member, { id, symbol }: PositionRecord): void {
  const { limitUp: limitPrice } = marketOf(exchange, symbol);
  closePosition(exchange, member, { id, priceType: 'limit', limitPrice });
}
