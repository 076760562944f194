import { useSearchParams } from 'react-router-dom';
import { useSignInStatus } from '../../api/queries/rewards';
import { Button } from '../../components/Button/Button';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { CreditPanel } from './CreditPanel';
import { SignInPanel } from './SignInPanel';
import { useDailySignIn } from './useDailySignIn';

const tabs = ['signIn', 'score'] as const;
type Tab = (typeof tabs)[number];

/** `/user/pj?tab=…`: daily sign-in with its reward, and the credit score with how to raise it. */
export function Pj() {
  const t = useText('rewards');
  const status = useSignInStatus();
  const back = useBack('/user/usercenter');
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab'));
  const signing = useDailySignIn(loadedData(status)?.today);
  const done = loadedData(status)?.signedInToday;
  const signIn = (
    <Button
      fullWidth
      busy={signing.busy}
      {...(done && { blockedReason: t('done') })}
      onClick={signing.signIn}
    >
      {t('signIn')}
    </Button>
  );
  return (
    <Page
      topBar={<TopBar title={t('title')} back={back} />}
      actions={tab === 'signIn' && done !== undefined && signIn}
    >
      <Tabs<Tab>
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ tab: next }, { replace: true })}
      >
        {tab === 'signIn' ? <SignInPanel status={status} signing={signing} /> : <CreditPanel />}
      </Tabs>
    </Page>
  );
}
