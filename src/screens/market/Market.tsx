import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { oneOf } from '../oneOf';
import { WatchlistStocks } from '../watchlist/WatchlistStocks';
import { StockMarket } from './StockMarket';

const tabs = ['stocks', 'watchlist'] as const;
type Tab = (typeof tabs)[number];

/** `/market/market`: all stocks, or those of one exchange, and the watchlist. */
export function Market() {
  const t = useText('market');
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(tabs, search.get('tab'));
  const open = (next: Tab) => {
    const changed = new URLSearchParams(search);
    if (next === 'stocks') changed.delete('tab');
    else changed.set('tab', next);
    setSearch(changed, { replace: true });
  };
  return (
    <Page menuBelow topBar={<TopBar title={t('title')} />}>
      <Tabs
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={open}
      >
        {tab === 'stocks' ? <StockMarket /> : <WatchlistStocks />}
      </Tabs>
    </Page>
  );
}
