import type { RequestOf } from '../../../src/api/contract/call';
import type { closePosition as closeCall } from '../../../src/api/contract/trade';
import type { Exchange } from '../exchange';
import { detailsAt } from '../market/quotes';
import type { Member, PositionRecord } from '../world';
import { checkedLimit, ownPosition, requireOpenSession, requireTradable } from './checks';
import { closeOut } from './closeOut';
import { requireUnlocked } from './sellableAt';
import { closingTrigger, isReached } from './trigger';

type Closing = Omit<RequestOf<typeof closeCall>, 'clientRequestId'>;

/** Closes a position at the market's price, or waits for its limit ("preparing to close"). */
export function closePosition(exchange: Exchange, member: Member, order: Closing): PositionRecord {
  const position = ownPosition(exchange, member, order.id, ['holding']);
  requireUnlocked(exchange, position);
  requireTradable(exchange, position.symbol);
  requireOpenSession(exchange);
  const quote = detailsAt(exchange.market, position.symbol, exchange.now);
  const limitPrice = checkedLimit(order, quote);
  if (limitPrice === null || isReached(closingTrigger(position.side, limitPrice), quote.latestPrice)) {
    closeOut(exchange, position, quote.latestPrice, 'positionClosed', exchange.now);
  } else {
    Object.assign(position, {
      status: 'preparingToClose',
      closeLimitPrice: limitPrice,
    } satisfies Partial<PositionRecord>);
  }
  return position;
}
