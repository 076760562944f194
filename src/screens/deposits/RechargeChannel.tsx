import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { BarLink } from '../../components/TopBar/BarLink';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { depositRecordsHref } from '../hrefs';
import { useBack } from '../useBack';
import { DepositChannels } from './DepositChannels';
import { DepositDetail } from './DepositDetail';
import { DepositRecords } from './DepositRecords';

/** `/user/rechargeChannel`: deposit channels. `?view=records`: the member's deposits. `?id=…`: one of them. */
export function RechargeChannel() {
  const t = useText('deposits');
  const [search] = useSearchParams();
  const id = search.get('id');
  const view = search.get('view');
  const back = useBack(id === null && view === null ? '/user/usercenter' : '/user/rechargeChannel');
  if (id !== null) return <DepositDetail key={id} id={id} back={back} />;
  if (view === 'records') {
    return (
      <Page topBar={<TopBar title={t('records.title')} back={back} />}>
        <DepositRecords />
      </Page>
    );
  }
  const records = <BarLink href={depositRecordsHref()}>{t('transfers:records')}</BarLink>;
  return (
    <Page topBar={<TopBar title={t('title')} back={back} trailing={records} />}>
      <DepositChannels />
    </Page>
  );
}
