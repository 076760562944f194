import { useCopyTradeRecords } from '../../../api/queries/copyTrading';
import { Empty } from '../../../components/Empty/Empty';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Section } from '../../../components/Section/Section';
import { SkeletonCards } from '../../../components/Skeleton/SkeletonCards';
import type { InvestmentStatus } from '../../../domain/vocabulary';
import { useText } from '../../../i18n/useText';
import { CopyTradeRecordCard } from '../../../widgets/CopyTradeRecordCard/CopyTradeRecordCard';
import { Load } from '../../../widgets/Load/Load';
import { PagedList } from '../../../widgets/PagedList/PagedList';
import { fundProductsHref, myFundsHref } from '../../hrefs';

const skeleton = (
  <Section>
    <SkeletonCards figure columns={1} lines={2} />
  </Section>
);

/** The member's copy trades in one state, the latest first. */
export function CopyTradeRecords({ status }: { status: InvestmentStatus }) {
  const t = useText('copyTrading');
  const browse = (
    <LinkButton kind="quiet" href={fundProductsHref('copyTrading')}>
      {t('products.browse')}
    </LinkButton>
  );
  return (
    <Load from={useCopyTradeRecords(status)} skeleton={skeleton}>
      {(pages) => (
        <Section bleed>
          <PagedList
            label={t('products:tabs.copyTrading')}
            pages={pages}
            keyOf={({ id }) => id}
            look="cards"
            empty={<Empty title={t(`record.empty.${status}`)} action={browse} />}
          >
            {(record) => <CopyTradeRecordCard record={record} href={myFundsHref('copyTrading', record.id)} />}
          </PagedList>
        </Section>
      )}
    </Load>
  );
}
