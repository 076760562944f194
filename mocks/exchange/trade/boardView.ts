import type { stockBoard } from '../../../src/api/contract/board';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { limitsFrom } from '../market/priceGrid';
import { quoteAt } from '../market/quotes';
import { timestamp } from '../timestamp';
import type { Member } from '../world';

/** The order book of a symbol as sent, with the own orders of a signed-in member. */
export function boardView(
  { market, now }: Exchange,
  symbol: string,
  _visitor: Member | null,
): RawResponseOf<typeof stockBoard> {
  const { quotedAt, ...quote } = quoteAt(market, symbol, now);
  const { limitUp, limitDown } = limitsFrom(Number(quote.previousClose));
  return {
    ...quote,
    quotedAt: timestamp(quotedAt),
    at: timestamp(now),
    phase: sessionAt(now, market.holidays).open ? 'continuous' : 'closed',
    limitUp: String(limitUp),
    limitDown: String(limitDown),
    asks: [],
    bids: [],
    over: '0',
    under: '0',
    marketAsks: '0',
    marketBids: '0',
    auction: null,
    specialQuote: null,
    trades: [],
  };
}
