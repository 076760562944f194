import { useDeposit } from '../../api/queries/deposits';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { SkeletonFigures } from '../../components/Skeleton/SkeletonFigures';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { depositHref, depositRecordsHref } from '../hrefs';
import { isMissing } from '../isMissing';
import { Missing } from '../Missing';
import { useServiceSheet } from '../support/useServiceSheet';
import { DepositBody } from './DepositBody';

interface DepositDetailProps {
  id: string;
  back: { label: string; onPress: () => void };
}

/** One deposit: amount, status, reason of a rejection, and a link to send it again. */
export function DepositDetail({ id, back }: DepositDetailProps) {
  const t = useText('deposits');
  const from = useDeposit(id);
  const deposit = loadedData(from);
  const { serviceButton, serviceSheet } = useServiceSheet(deposit?.orderNumber);
  const again = deposit?.status === 'rejected' && (
    <LinkButton fullWidth href={depositHref(deposit.channelId)}>
      {t('again')}
    </LinkButton>
  );
  return (
    <Page topBar={<TopBar title={t('record.title')} back={back} trailing={serviceButton} />} actions={again}>
      {isMissing(from, 'parameterError') ? (
        <Missing title={t('record.missing')} href={depositRecordsHref()} all={t('records.title')} />
      ) : (
        <Load from={from} skeleton={<SkeletonFigures facts={3} />}>
          {(data) => <DepositBody deposit={data} />}
        </Load>
      )}
      {serviceSheet}
    </Page>
  );
}
