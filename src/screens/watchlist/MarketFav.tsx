import Plus from 'lucide-react/icons/plus';
import { IconLink } from '../../components/IconLink/IconLink';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { searchHref } from '../hrefs';
import { MarketTabs } from '../market/MarketTabs';
import { WatchlistStocks } from './WatchlistStocks';

/** `/market/marketFav`: the watchlist by exchange. It is a tab of the market, too. */
export function MarketFav() {
  const t = useText('watchlist');
  return (
    <Page
      menuBelow
      topBar={
        <TopBar title={t('title')} trailing={<IconLink href={searchHref} glyph={Plus} label={t('add')} />} />
      }
    >
      <MarketTabs value="watchlist">
        <WatchlistStocks />
      </MarketTabs>
    </Page>
  );
}
