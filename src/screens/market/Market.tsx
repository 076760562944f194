import { Navigate, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { MarketTabs } from './MarketTabs';
import { StockMarket } from './StockMarket';

/** `/market/market`: all stocks, or those of one exchange or sector. The other tab is `/market/marketFav`. */
export function Market() {
  const t = useText('market');
  const [search] = useSearchParams();
  // The address of the watchlist before it was one screen.
  if (search.get('tab') === 'watchlist') return <Navigate replace to={watchlistAddress(search)} />;
  return (
    <Page menuBelow topBar={<TopBar title={t('title')} />}>
      <MarketTabs value="stocks">
        <StockMarket />
      </MarketTabs>
    </Page>
  );
}

function watchlistAddress(search: URLSearchParams) {
  const rest = new URLSearchParams(search);
  rest.delete('tab');
  return { pathname: '/market/marketFav', search: String(rest) };
}
