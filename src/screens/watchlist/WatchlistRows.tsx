import { Suspense } from 'react';
import { type KnownStocks, useStocks } from '../../api/queries/market';
import { Lazy } from '../../components/Lazy';
import { lazyComponent } from '../../lib/lazyComponent';
import { Load } from '../../widgets/Load/Load';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { ListOrder } from '../market/ListOrder';
import type { EditWatchlistProps } from './EditWatchlist';
import { useSortedSymbols } from './useSortedSymbols';
import type { WatchlistView } from './useWatchlistView';
import { WatchedRows } from './WatchedRows';

// The editor's drag code is as large as the rest of the screen, so it is loaded only for editing.
const editor = lazyComponent(() => import('./EditWatchlist'), 'EditWatchlist');

interface WatchlistRowsProps extends Omit<EditWatchlistProps, 'stocks'> {
  view: WatchlistView;
  editing: boolean;
}

/** The watched stocks, to view or to edit. */
export function WatchlistRows({ editing, view, ...edited }: WatchlistRowsProps) {
  const { lists, onRemove } = edited;
  const stocks = useStocks(
    lists.flatMap(({ symbols }) => symbols),
    true,
  );
  const skeleton = <StockRowsSkeleton />;
  return (
    <Load from={stocks} skeleton={skeleton}>
      {(known) =>
        editing ? (
          <Suspense fallback={skeleton}>
            <Lazy of={editor} props={{ ...edited, stocks: known }} />
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
}: Pick<WatchlistRowsProps, 'lists' | 'view' | 'onRemove'> & { stocks: KnownStocks }) {
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
