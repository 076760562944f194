import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { withdrawRecordsHref } from '../hrefs';
import { useBack } from '../useBack';
import { WithdrawalDetail } from './WithdrawalDetail';
import { WithdrawalRecords } from './WithdrawalRecords';
import { WithdrawStart } from './WithdrawStart';

/**
 * `/user/withdraw`: the prerequisites, then the withdrawal form. `?view=records`: past withdrawals. `?id=…`: one of
 * them.
 */
export function Withdraw() {
  const t = useText('withdrawals');
  const [search] = useSearchParams();
  const id = search.get('id');
  const view = search.get('view');
  const back = useBack(id === null && view === null ? '/user/usercenter' : '/user/withdraw');
  if (id !== null) return <WithdrawalDetail key={id} id={id} back={back} />;
  if (view === 'records') {
    return (
      <Page topBar={<TopBar title={t('records.title')} back={back} />}>
        <WithdrawalRecords />
      </Page>
    );
  }
  const records = <BarLink href={withdrawRecordsHref()}>{t('transfers:records')}</BarLink>;
  return <WithdrawStart topBar={<TopBar title={t('title')} back={back} trailing={records} />} />;
}
