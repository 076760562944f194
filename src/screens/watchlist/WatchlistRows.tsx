import { Suspense } from 'react';
import { type KnownStocks, useStocks } from '../../api/queries/market';
import type { Watchlist } from '../../api/queries/watchlist';
import { Lazy } from '../../components/Lazy';
import { lazyComponent } from '../../lib/lazyComponent';
import { Load } from '../../widgets/Load/Load';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { ListOrder } from '../market/ListOrder';
import { useSortedSymbols } from './useSortedSymbols';
import type { WatchlistView } from './useWatchlistView';
import { WatchedRows } from './WatchedRows';

// The editor's drag code is as large as the rest of the screen, so it is loaded only for editing.
const editor = lazyComponent(() => import('./EditWatchlist'), 'EditWatchlist');

interface WatchlistRowsProps {
  /** The lists shown. */
  lists: readonly Watchlist[];
  view: WatchlistView;
  editing: boolean;
  onRemove: (exchange: string, symbol: string, name: string) => void;
}

/** The watched stocks, to view or to edit. */
export function WatchlistRows({ lists, editing, view, onRemove }: WatchlistRowsProps) {
  const stocks = useStocks(lists.flatMap(({ symbols }) => symbols));
  const skeleton = <StockRowsSkeleton />;
  return (
    <Load from={stocks} skeleton={skeleton}>
      {(known) =>
        editing ? (
          <Suspense fallback={skeleton}>
            <Lazy of={editor} props={{ lists, stocks: known, onRemove }} />
          </Suspense>
        ) : (
          <Sorted lists={lists} stocks={known} view={view} onRemove={onRemove} />
        )
      }
    </Load>
  );
}

function Sorted({
  lists,
  stocks,
  view,
  onRemove,
}: Omit<WatchlistRowsProps, 'editing'> & { stocks: KnownStocks }) {
  const own = lists.flatMap(({ exchange, symbols }) => symbols.map((symbol) => ({ exchange, symbol })));
  const exchangeOf = new Map(own.map(({ exchange, symbol }) => [symbol, exchange]));
  const { ids, at, sortAgain } = useSortedSymbols([...exchangeOf.keys()], stocks, view);
  return (
    <>
      {(view.sort === 'price' || view.sort === 'change') && <ListOrder at={at} onSortAgain={sortAgain} />}
      <WatchedRows
        symbols={ids}
        stocks={stocks}
        changeForm={view.changeForm}
        onRemove={(symbol, name) => onRemove(exchangeOf.get(symbol) ?? '', symbol, name)}
      />
    </>
  );
}
