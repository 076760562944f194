import { lockEnd } from '../../../src/domain/lockRule';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { PositionRecord } from '../world';

const minute = 60_000;
const day = 24 * 60 * minute;

/** From when a position may be sold (specification 9), epoch ms; null while there is nothing its member could sell. */
export function sellableAtOf({ market }: Exchange, { buyTime, lock }: PositionRecord): number | null {
  if (buyTime === null || lock.kind === 'managed') return null;
  if (lock.kind === 'none') return buyTime;
  const rule = lock.kind === 'minutes' ? { ...lock, minutes: tradeRules.sellLockMinutes } : lock;
  return lockEnd(rule, buyTime, market.holidays);
}

/** Refuses to sell what is locked, in the words of its lock: the rule itself, or what is left of it. */
export function requireUnlocked(exchange: Exchange, position: PositionRecord): void {
  if (position.lock.kind === 'managed') throw new Refusal('lockedUp');
  const left = (sellableAtOf(exchange, position) ?? 0) - exchange.now;
  if (left <= 0) return;
  if (position.lock.kind === 'nextTradingDay') throw new Refusal('notSellableSameDay');
  if (position.lock.kind === 'days')
    throw new Refusal('notSellableForDays', { n: String(Math.ceil(left / day)) });
  const minutes = Math.ceil(left / minute);
  if (minutes === tradeRules.sellLockMinutes) throw new Refusal('sellAfterFifteenMinutes');
  throw new Refusal('sellableAfterMinutes', { n: String(minutes) });
}
