import { add, isZero } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { incomeSoFar } from './income';
import type { LockUpRecord } from './records';

/** Pays out a purchase at its end: the principal, then the income or loss. */
export function unlock(exchange: Exchange, record: LockUpRecord): void {
  const { account, id, principal } = record;
  const { ledger } = exchange.world;
  const at = exchange.now;
  const income = incomeSoFar(exchange, record);
  const available = pocketOf(account, 'available');
  const back = transfer(pocketOf(account, 'invested'), available, principal);
  post(ledger, { at, reason: 'lockUpEnded', record: id, lines: back });
  const earned = transfer('house:issuers', available, income);
  if (!isZero(income)) post(ledger, { at, reason: 'lockUpIncome', record: id, lines: earned });
  Object.assign(record, {
    status: 'ended',
    endedAt: at,
    payout: add(principal, income),
  } satisfies Partial<LockUpRecord>);
}
