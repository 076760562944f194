import { exchangeDate, exchangeMidnight } from '../../../src/domain/tradingSession';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { maintenance } from '../rules';
import type { Member } from '../world';

/** More calls than this within a second come from no human hand. */
const maxCallsPerSecond = 10;

/**
 * Carries out a call that moves money, once. The same request id finds what the first one made, however often it
 * comes (decision 5); a refused request made nothing and may come again. Nothing moves while the account is frozen
 * or the house closes its books for the night.
 *
 * @param find the record with an id, among those that `act` makes or changes
 */
export function once<T extends { id: string }>(
  exchange: Exchange,
  member: Member,
  clientRequestId: string,
  { act, find }: { act: () => T; find: (id: string) => T | undefined },
): T {
  const made = lookup(member.requests, clientRequestId);
  const record = made === undefined ? undefined : find(made);
  if (record) return record;
  if (member.restrictions.includes('frozen')) throw new Refusal('accountFrozen');
  requireOpenBooks(exchange);
  countCall(exchange, member);
  const done = act();
  member.requests[clientRequestId] = done.id;
  return done;
}

/** Every night the books are closed for a few minutes: the system is busy. */
function requireOpenBooks({ now }: Exchange): void {
  const sinceMidnight = now - exchangeMidnight(exchangeDate(now));
  if (sinceMidnight >= maintenance.opens && sinceMidnight < maintenance.closes)
    throw new Refusal('systemBusy');
}

function countCall({ now }: Exchange, member: Member): void {
  const recent = member.recentCalls.filter((moment) => moment > now - 1000);
  member.recentCalls = recent;
  if (recent.length >= maxCallsPerSecond) throw new Refusal('submittedTooFrequently');
  recent.push(now);
}
