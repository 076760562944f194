import Star from 'lucide-react/icons/star';
import { useSearchParams } from 'react-router-dom';
import type { StockDetails } from '../../api/contract/stocks';
import { useStockDetail } from '../../api/queries/market';
import { useStar } from '../../api/queries/watchlist';
import { IconButton } from '../../components/IconButton/IconButton';
import { Page } from '../../components/Page/Page';
import { Stack } from '../../components/Stack/Stack';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { isNoSuchStock } from '../isMissing';
import { LazyPart } from '../LazyPart';
import { useBack } from '../useBack';
import { NoSuchStock } from './NoSuchStock';
import { StockActions } from './StockActions';
import { StockBody } from './StockBody';
import { StockSkeleton } from './StockSkeleton';
import { useRememberSeen } from './useSeenStocks';

const beforeTrade = lazyComponent(() => import('./BeforeTrade'), 'BeforeTrade');

/** `/market/marketDetail?symbol=…`: one stock with price, chart, trading day, and buttons to trade it. */
export function MarketDetail() {
  const [search] = useSearchParams();
  const symbol = search.get('symbol') ?? '';
  const stock = useStockDetail(symbol);
  const known = loadedData(stock);
  useRememberSeen(known?.symbol);
  return (
    <Page
      topBar={<DetailBar stock={known} />}
      actions={
        known && (
          <Stack gap="s">
            <LazyPart of={beforeTrade} props={{ stock: known }} height={112} />
            <StockActions stock={known} />
          </Stack>
        )
      }
    >
      {symbol === '' || isNoSuchStock(stock) ? (
        <NoSuchStock />
      ) : (
        <Load from={stock} skeleton={<StockSkeleton />}>
          {(data) => <StockBody key={data.symbol} stock={data} />}
        </Load>
      )}
    </Page>
  );
}

function DetailBar({ stock }: { stock: StockDetails | undefined }) {
  const t = useText('market');
  const language = useLanguage();
  const back = useBack('/market/market');
  const star = useStar(stock?.exchange ?? '', stock?.symbol ?? '');
  return (
    <TopBar
      title={stock ? stock.name[language] : t('title')}
      back={back}
      trailing={
        stock &&
        star.known && (
          <IconButton
            glyph={Star}
            pressed={star.starred}
            label={star.starred ? t('detail.unstar') : t('detail.star')}
            onClick={star.toggle}
          />
        )
      }
    />
  );
}
