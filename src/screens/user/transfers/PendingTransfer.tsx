import { usePendingDeposits } from '../../../api/queries/deposits';
import { usePendingWithdrawals } from '../../../api/queries/withdrawals';
import { Banner } from '../../../components/Banner/Banner';
import { Link } from '../../../components/Link/Link';
import { Section } from '../../../components/Section/Section';
import { formatYen } from '../../../format/yen';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { depositRecordsHref, withdrawRecordsHref } from '../../hrefs';

/** The deposit or withdrawal under review, which blocks the next one. Renders nothing if there is none. */
export function PendingTransfer() {
  const t = useText('transfers');
  const [deposit] = loadedData(usePendingDeposits())?.items ?? [];
  const [withdrawal] = loadedData(usePendingWithdrawals())?.items ?? [];
  const pending = deposit ?? withdrawal;
  if (!pending) return null;
  const href = deposit ? depositRecordsHref(deposit.id) : withdrawRecordsHref(pending.id);
  return (
    <Section>
      <Banner
        title={t(deposit ? 'pending.deposit' : 'pending.withdrawal', { amount: formatYen(pending.amount) })}
        action={
          <Link standalone href={href}>
            {t('follow')}
          </Link>
        }
      />
    </Section>
  );
}
