import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member, PositionRecord } from '../world';

/** More calls than this within a second come from no human hand. */
const maxOrdersPerSecond = 10;

/**
 * Carries out a call that moves money, once. The same request id finds what the first one made, however often it
 * comes (decision 5); a refused request made nothing and may come again.
 */
export function once(
  exchange: Exchange,
  member: Member,
  clientRequestId: string,
  act: () => PositionRecord,
): PositionRecord {
  const made = lookup(member.requests, clientRequestId);
  const position = made === undefined ? undefined : exchange.world.positions[made];
  if (position) return position;
  if (member.restrictions.includes('frozen')) throw new Refusal('accountFrozen');
  countOrder(exchange, member);
  const done = act();
  member.requests[clientRequestId] = done.id;
  return done;
}

function countOrder({ now }: Exchange, member: Member): void {
  const recent = member.recentOrders.filter((moment) => moment > now - 1000);
  member.recentOrders = recent;
  if (recent.length >= maxOrdersPerSecond) throw new Refusal('submittedTooFrequently');
  recent.push(now);
}
