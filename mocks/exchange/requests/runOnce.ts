import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { maintenance } from '../rules';
import type { Member } from '../world';
import { type IdentifiedRequest, type Run, runOncePerId } from './runOncePerId';

/** Maximum calls per second; a person cannot make more. */
const maxCallsPerSecond = 10;

/**
 * Runs a request that moves money once (`runOncePerId`). All new requests are refused while the account is frozen and
 * during nightly maintenance.
 */
export function runOnce<T extends { id: string }>(
  exchange: Exchange,
  member: Member,
  request: IdentifiedRequest,
  { act, find }: Run<T>,
): T {
  return runOncePerId(exchange.world, member, request, {
    find,
    act: () => {
      if (member.restrictions.includes('frozen')) throw new Refusal('accountFrozen');
      requireNoMaintenance(exchange);
      countCall(exchange, member);
      return act();
    },
  });
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
