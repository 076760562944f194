import type { Stock } from '../../api/contract/stocks';
import { useStockList } from '../../api/queries/stocks';
import { useWatchedSymbols } from '../../api/queries/watchlist';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { StockList } from '../../widgets/StockRow/StockList';
import { stockHref } from '../hrefs';

interface WatchlistProps {
  /** Leads to the stocks that can be watched. */
  onBrowse: () => void;
}

/** The watchlist tab: the stocks that the member watches, on every exchange. */
export function WatchlistStocks({ onBrowse }: WatchlistProps) {
  return (
    <Load from={useStockList()} skeleton={<SkeletonRows count={5} />}>
      {(stocks) => <Watched stocks={stocks} onBrowse={onBrowse} />}
    </Load>
  );
}

function Watched({ stocks, onBrowse }: WatchlistProps & { stocks: Stock[] }) {
  const t = useText('market');
  const symbols = useWatchedSymbols([...new Set(stocks.map((stock) => stock.exchange))]);
  return (
    <Load from={symbols} skeleton={<SkeletonRows count={5} />}>
      {(watched) => {
        const shown = stocks.filter((stock) => watched.includes(stock.symbol));
        if (shown.length > 0) {
          return <StockList label={t('tabs.watchlist')} stocks={shown} hrefOf={stockHref} />;
        }
        const browse = (
          <Button kind="quiet" onClick={onBrowse}>
            {t('empty.browse')}
          </Button>
        );
        return <Empty title={t('empty.watchlist')} action={browse} />;
      }}
    </Load>
  );
}
