import { useWithdrawal } from '../../api/queries/withdrawals';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { withdrawHref, withdrawRecordsHref } from '../hrefs';
import { isMissing } from '../isMissing';
import { Missing } from '../Missing';
import { useServiceSheet } from '../support/useServiceSheet';
import { CancelButton } from './CancelButton';
import { CancelProblem } from './CancelProblem';
import { useWithdrawalCancel } from './useWithdrawalCancel';
import { WithdrawalBody } from './WithdrawalBody';

interface WithdrawalDetailProps {
  id: string;
  back: { label: string; onPress: () => void };
}

/** One withdrawal: status, reason of a rejection, and what can be done. */
export function WithdrawalDetail({ id, back }: WithdrawalDetailProps) {
  const t = useText('withdrawals');
  const from = useWithdrawal(id);
  const withdrawal = loadedData(from);
  const cancelling = useWithdrawalCancel(id);
  const { serviceButton, serviceSheet } = useServiceSheet(withdrawal?.orderNumber);
  const again = (
    <LinkButton fullWidth href={withdrawHref}>
      {t('record.retry')}
    </LinkButton>
  );
  const action =
    withdrawal?.status === 'pendingReview' ? (
      <CancelButton amount={withdrawal.amount} cancelling={cancelling} />
    ) : (
      withdrawal?.status === 'rejected' && again
    );
  return (
    <Page topBar={<TopBar title={t('record.title')} back={back} trailing={serviceButton} />} actions={action}>
      <CancelProblem {...cancelling} />
      {isMissing(from, 'parameterError') ? (
        <Missing title={t('record.missing')} href={withdrawRecordsHref()} all={t('records.title')} />
      ) : (
        <Load from={from} skeleton={<SkeletonFigures facts={4} />}>
          {(data) => <WithdrawalBody withdrawal={data} />}
        </Load>
      )}
      {serviceSheet}
    </Page>
  );
}
