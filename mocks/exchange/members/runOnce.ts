import { exchangeDate, exchangeMidnight } from '../../../src/domain/tradingSession';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { maintenance } from '../rules';
import type { Member } from '../world';
import { bodyHash } from './bodyHash';

/** Maximum calls per second; a person cannot make more. */
const maxCallsPerSecond = 10;

/** A request that moves money. */
export interface MoneyRequest {
  /** Path of the call, such as `/trade/Open`. */
  path: string;
  /** The request parsed by the schema of the call. */
  request: { clientRequestId: string };
}

/**
 * Runs a request that moves money once. The same id with the same call and body returns the record of the first run.
 * The id with another call or body is refused with `parameterError`. A refused request is not stored. All requests are
 * refused while the account is frozen and during nightly maintenance.
 *
 * @param find the record with an id, among those that `act` creates or changes
 */
export function runOnce<T extends { id: string }>(
  exchange: Exchange,
  member: Member,
  { path, request }: MoneyRequest,
  { act, find }: { act: () => T; find: (id: string) => T | undefined },
): T {
  const { clientRequestId: id, ...body } = request;
  const hash = bodyHash(body);
  const earlier = member.requests.find((one) => one.id === id);
  if (earlier) {
    const record = earlier.path === path && earlier.bodyHash === hash ? find(earlier.record) : undefined;
    if (!record) throw new Refusal('parameterError');
    return record;
  }
  if (member.restrictions.includes('frozen')) throw new Refusal('accountFrozen');
  requireNoMaintenance(exchange);
  countCall(exchange, member);
  const made = act();
  member.requests.push({ id, path, bodyHash: hash, record: made.id });
  return made;
}

/** Nightly maintenance takes a few minutes, during which the system is busy. */
function requireNoMaintenance({ now }: Exchange): void {
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
