import { useLockUpRecord } from '../../api/queries/lockUp';
import { FundRecord } from '../products/FundRecord';
import { LockUpExit } from './LockUpExit';

/** One of the member's lock-ups: result, daily income, and unlock date. */
export const LockUpRecord = ({ id }: { id: string }) => (
  <FundRecord tab="lockUp" from={useLockUpRecord(id)} facts={7}>
    {(record, topBar) => <LockUpExit record={record} topBar={topBar} />}
  </FundRecord>
);
