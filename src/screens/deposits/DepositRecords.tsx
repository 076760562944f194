import { useDeposits } from '../../api/queries/deposits';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { TransferRow } from '../../widgets/transfers/TransferRow/TransferRow';
import { depositChannelsHref, depositRecordsHref } from '../hrefs';

/** All deposits of the member with their status, latest first. */
export function DepositRecords() {
  const t = useText('deposits');
  const pay = (
    <LinkButton kind="quiet" href={depositChannelsHref}>
      {t('channels')}
    </LinkButton>
  );
  return (
    <Load from={useDeposits()} skeleton={<SkeletonRows />}>
      {(pages) => (
        <PagedList
          label={t('records.title')}
          pages={pages}
          keyOf={({ id }) => id}
          empty={<Empty drawing="records" title={t('records.empty')} action={pay} />}
        >
          {(deposit) => (
            <TransferRow transfer={{ kind: 'deposit', ...deposit }} href={depositRecordsHref(deposit.id)} />
          )}
        </PagedList>
      )}
    </Load>
  );
}
