import { useCopyTradeRecord } from '../../api/queries/copyTrading';
import { FundRecord } from '../products/FundRecord';
import { CopyTradeStop } from './CopyTradeStop';

/** One of the member's copy trades: result, all its orders, and how it ended. */
export const CopyTradeRecord = ({ id }: { id: string }) => (
  <FundRecord tab="copyTrading" from={useCopyTradeRecord(id)} facts={9}>
    {(record, topBar) => <CopyTradeStop record={record} topBar={topBar} />}
  </FundRecord>
);
