import { useExchanges, useStocks } from '../../api/queries/stocks';
import { useWatchlists } from '../../api/queries/watchlist';
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

const skeleton = <SkeletonRows count={5} />;

/** The watchlist tab: the stocks that the member watches, exchange by exchange, in the member's own order. */
export function WatchlistStocks({ onBrowse }: WatchlistProps) {
  return (
    <Load from={useExchanges()} skeleton={skeleton}>
      {(exchanges) => (
        <OnExchanges exchanges={exchanges.map(({ exchange }) => exchange)} onBrowse={onBrowse} />
      )}
    </Load>
  );
}

function OnExchanges({ exchanges, onBrowse }: WatchlistProps & { exchanges: readonly string[] }) {
  return (
    <Load from={useWatchlists(exchanges)} skeleton={skeleton}>
      {(lists) => <Watched symbols={lists.flatMap(({ symbols }) => symbols)} onBrowse={onBrowse} />}
    </Load>
  );
}

function Watched({ symbols, onBrowse }: WatchlistProps & { symbols: readonly string[] }) {
  const t = useText('market');
  const stocks = useStocks(symbols);
  return (
    <Load from={stocks} skeleton={skeleton}>
      {(data) => {
        if (data.length > 0) {
          return <StockList label={t('tabs.watchlist')} stocks={data} hrefOf={stockHref} />;
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
