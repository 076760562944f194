import { useWithdrawals } from '../../api/queries/withdrawals';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { TransferRow } from '../../widgets/transfers/TransferRow/TransferRow';
import { withdrawHref, withdrawRecordsHref } from '../hrefs';

/** All withdrawals of the member with their status, latest first. */
export function WithdrawalRecords() {
  const t = useText('withdrawals');
  const withdraw = (
    <LinkButton kind="quiet" href={withdrawHref}>
      {t('title')}
    </LinkButton>
  );
  return (
    <Load from={useWithdrawals()} skeleton={<SkeletonRows />}>
      {(pages) => (
        <PagedList
          label={t('records.title')}
          pages={pages}
          keyOf={({ id }) => id}
          empty={<Empty drawing="records" title={t('records.empty')} action={withdraw} />}
        >
          {(withdrawal) => (
            <TransferRow
              transfer={{ kind: 'withdrawal', ...withdrawal }}
              href={withdrawRecordsHref(withdrawal.id)}
            />
          )}
        </PagedList>
      )}
    </Load>
  );
}
