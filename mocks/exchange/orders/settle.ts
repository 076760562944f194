import type { Exchange } from '../exchange';
import type { PositionRecord } from '../world';
import { type Happening, nextHappening } from './happenings';

/**
 * Carries out what the market has brought about since the last settlement: fills, closings, liquidations, and orders
 * that end with the day. In the order in which it happened, so that settling often or seldom ends in the same world.
 */
export function settle(exchange: Exchange): void {
  const { world, now } = exchange;
  const queue = Object.values(world.positions)
    .filter(({ status }) => status !== 'closed' && status !== 'cancelled')
    .flatMap((position) => following(exchange, position, world.settledAt));
  while (queue.length > 0) {
    queue.sort(inOrder);
    const next = queue.shift();
    if (!next) break;
    next.apply();
    queue.push(...following(exchange, next.position, next.at));
  }
  world.settledAt = now;
}

interface Following extends Happening {
  position: PositionRecord;
}

/** Order numbers decide what comes first within the same millisecond. */
function inOrder(one: Following, other: Following): number {
  return one.at - other.at || (one.position.orderNumber < other.position.orderNumber ? -1 : 1);
}

function following(exchange: Exchange, position: PositionRecord, after: number): Following[] {
  const happening = nextHappening(exchange, position, after);
  return happening ? [{ ...happening, position }] : [];
}
