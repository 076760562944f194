import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { DayTradeHistory } from './DayTradeHistory';
import { DayTradeOrder } from './DayTradeOrder';
import { DayTrades } from './DayTrades';

const tabs = ['submit', 'trading', 'details', 'applied'] as const;
type Tab = (typeof tabs)[number];

/** `/common/dayTrading?tab=…&symbol=…`: reserves a day trade, and lists open, closed and reserved ones. */
export function DayTrading() {
  const t = useText('dayTrading');
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab'));
  const symbol = search.get('symbol') || undefined;
  const back = useBack('/home/index');
  const choose = (next: string | undefined) =>
    setSearch({ tab: 'submit', ...(next !== undefined && { symbol: next }) }, { replace: true });
  const head = (
    <>
      <TopBar title={t('title')} back={back} />
      <Tabs<Tab>
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setSearch({ ...Object.fromEntries(search), tab: next }, { replace: true })}
      />
    </>
  );
  if (tab === 'submit') return <DayTradeOrder key={symbol} symbol={symbol} onChoose={choose} topBar={head} />;
  return (
    <Page topBar={head}>
      {tab === 'details' ? <DayTradeHistory /> : <DayTrades key={tab} status={tab} />}
    </Page>
  );
}
