import Plus from 'lucide-react/icons/plus';
import { IconLink } from '../../components/IconLink/IconLink';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { searchHref } from '../hrefs';
import { WatchlistStocks } from './WatchlistStocks';

/** `/market/marketFav`: the watchlist by exchange. */
export function MarketFav() {
  const t = useText('watchlist');
  return (
    <Page
      menuBelow
      topBar={
        <TopBar title={t('title')} trailing={<IconLink href={searchHref} glyph={Plus} label={t('add')} />} />
      }
    >
      <WatchlistStocks />
    </Page>
  );
}
