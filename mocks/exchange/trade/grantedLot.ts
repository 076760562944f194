import { pocketOf, post, transfer } from '../ledger';
import { quoteAt } from '../market/quotes';
import { type TestExchange, tradedListing } from '../testExchange';
import type { LockRule, PositionRecord } from '../world';
import { grantPosition } from './grantPosition';

/** A lot that the test member holds since 10:00 under a lock, as if granted by another area. */
export function grantedLot({ world, member, open }: TestExchange, lock: LockRule): PositionRecord {
  const exchange = open('10:00');
  const { symbol } = tradedListing(exchange);
  const price = quoteAt(exchange.market, symbol, exchange.now).latestPrice;
  const { account } = member;
  const margin = '1000000';
  const position = grantPosition(exchange, {
    account,
    symbol,
    price,
    lock,
    source: 'auction',
    side: 'long',
    shares: 1000,
    leverage: 1,
    originalMargin: margin,
    purchaseFee: '0',
  });
  const lines = transfer(pocketOf(account, 'available'), pocketOf(account, 'positionMargin'), margin);
  post(world.ledger, { at: exchange.now, reason: 'blockTradePassed', record: position.id, lines });
  return position;
}
