import type { CopyTradeEnder } from '../../../src/domain/copyTrading/copyTradingVocabulary';
import { copyTradePayout } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { cashOf } from './currentValue';
import type { CopyTradeRecord } from './records';

/** Ends a copy trade without an open order. All its money is released, less the mentor's share of a profit. */
export function endCopyTrade(
  { world, now }: Exchange,
  record: CopyTradeRecord,
  endedBy: CopyTradeEnder,
): void {
  const { account, id, buyAmount, performanceFeeRate } = record;
  const endValue = cashOf(world, record);
  const { payout, performanceFee } = copyTradePayout(buyAmount, endValue, performanceFeeRate);
  const invested = pocketOf(account, 'invested');
  const lines = [
    ...transfer(invested, pocketOf(account, 'available'), payout),
    ...transfer(invested, 'house:fees', performanceFee),
  ];
  post(world.ledger, { at: now, reason: 'copyTradeEnded', record: id, lines });
  Object.assign(record, {
    status: 'ended',
    endedAt: now,
    endedBy,
    endValue,
  } satisfies Partial<CopyTradeRecord>);
}
