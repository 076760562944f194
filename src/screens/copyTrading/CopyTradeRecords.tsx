import { useCopyTradeRecords } from '../../api/queries/copyTrading';
import { Section } from '../../components/Section/Section';
import { SkeletonCards } from '../../components/Skeleton/SkeletonCards';
import type { InvestmentStatus } from '../../domain/products/productsVocabulary';
import { CopyTradeRecordCard } from '../../widgets/copyTrading/CopyTradeRecordCard/CopyTradeRecordCard';
import { Load } from '../../widgets/Load/Load';
import { FundRecordList } from '../products/FundRecordList';

const skeleton = (
  <Section>
    <SkeletonCards figure columns={1} lines={2} />
  </Section>
);

/** The member's copy trades of one status. */
export const CopyTradeRecords = ({ status }: { status: InvestmentStatus }) => (
  <Load from={useCopyTradeRecords(status)} skeleton={skeleton}>
    {(pages) => (
      <FundRecordList tab="copyTrading" status={status} pages={pages}>
        {(record, href) => <CopyTradeRecordCard record={record} href={href} />}
      </FundRecordList>
    )}
  </Load>
);
