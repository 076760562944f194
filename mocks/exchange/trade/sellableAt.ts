import { afterOpenTime } from '../../../src/domain/market/openTime';
import { lockEnd } from '../../../src/domain/trade/lockRule';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { tradeRules } from '../rules';
import type { PositionRecord } from '../world';

const minute = 60_000;
const day = 24 * 60 * minute;

/** When the lock of a position ends (specification 9), epoch ms; null if its member has nothing to sell. */
export function lockEndOf(
  { market }: Pick<Exchange, 'market'>,
  { buyTime, lock }: PositionRecord,
): number | null {
  if (buyTime === null || lock.kind === 'managed') return null;
  if (lock.kind === 'none') return buyTime;
  const rule = lock.kind === 'minutes' ? { ...lock, minutes: tradeRules.sellLockMinutes } : lock;
  return lockEnd(rule, buyTime, market.holidays);
}

/** When a position can be sold, epoch ms. A lock of days ends at midnight, when no session is open. */
export function sellableAtOf(exchange: Exchange, position: PositionRecord): number | null {
  const end = lockEndOf(exchange, position);
  const ofDays = position.lock.kind === 'days' || position.lock.kind === 'nextTradingDay';
  return end !== null && ofDays ? afterOpenTime(end, 0, exchange.market.holidays) : end;
}

/**
 * Refuses to sell a locked position, with the message of its lock: the rule, or the remaining time.
 *
 * @param by when the lock has to be over; an order can wait for it
 */
export function requireUnlocked(
  exchange: Exchange,
  position: PositionRecord,
  by: number = exchange.now,
): void {
  if (position.lock.kind === 'managed') throw new Refusal('lockedUp');
  const end = lockEndOf(exchange, position) ?? 0;
  if (end <= by) return;
  const left = end - exchange.now;
  if (position.lock.kind === 'nextTradingDay') throw new Refusal('notSellableSameDay');
  if (position.lock.kind === 'days')
    throw new Refusal('notSellableForDays', { n: String(Math.ceil(left / day)) });
  const minutes = Math.ceil(left / minute);
  if (minutes === tradeRules.sellLockMinutes) throw new Refusal('sellAfterFifteenMinutes');
  throw new Refusal('sellableAfterMinutes', { n: String(minutes) });
}
