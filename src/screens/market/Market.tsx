import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useTradingSession } from '../../api/queries/stocks';
import { Page } from '../../components/Page/Page';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { SessionLine } from '../../widgets/SessionLine/SessionLine';
import { StockMarket } from './StockMarket';
import { WatchlistStocks } from './WatchlistStocks';

const MarketState = styled.div`
  min-height: ${rem(76)};
  padding: ${rem(space.s, space.l)};
`;

const tabs = ['stocks', 'watchlist'] as const;
type Tab = (typeof tabs)[number];

/** `/market/market`: all stocks of an exchange, and those the member watches. */
export function Market() {
  const t = useText('market');
  const [search, setSearch] = useSearchParams();
  const session = loadedData(useTradingSession());
  const tab: Tab = search.get('tab') === 'watchlist' ? 'watchlist' : 'stocks';
  const open = (next: Tab) => setSearch(next === 'stocks' ? {} : { tab: next }, { replace: true });
  return (
    <Page menuBelow topBar={<TopBar title={t('title')} />}>
      <Tabs
        label={t('title')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={open}
      >
        <MarketState>{session && <SessionLine {...session} />}</MarketState>
        {tab === 'stocks' ? <StockMarket /> : <WatchlistStocks onBrowse={() => open('stocks')} />}
      </Tabs>
    </Page>
  );
}
