import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import type { Position } from '../../api/contract/position';
import type { ListedStock } from '../../api/contract/stocks';
import { useAllHoldings } from '../../api/queries/holdings';
import type { KnownStocks } from '../../api/queries/market';
import { List } from '../../components/List/List';
import { useKeptFocus } from '../../components/List/useKeptFocus';
import { SwipeAction } from '../../components/SwipeAction/SwipeAction';
import type { ChangeForm } from '../../domain/watchlist/watchlistOrder';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { loadedData } from '../../lib/loadable';
import { StockRowSkeleton } from '../../widgets/market/StockRow/StockRowSkeleton';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { UnlistedStock } from '../../widgets/watchlist/UnlistedStock/UnlistedStock';
import { stockHref } from '../hrefs';
import { LazyPart } from '../LazyPart';
import { LiveStockRow } from '../market/LiveStockRow';

interface WatchedRowsProps {
  symbols: readonly string[];
  stocks: KnownStocks;
  changeForm: ChangeForm;
  onRemove: (symbol: string, name: string) => void;
}

const holdings = lazyComponent(() => import('./WatchedHoldings'), 'WatchedHoldings');

/** Of a position or an order below its stock, in drawing units. */
const holdingHeight = 132;

const none: readonly Position[] = [];

/** The watched stocks with live prices, each with what the member holds or has ordered. Swiping a row to the left removes it. */
export function WatchedRows({ symbols, stocks, changeForm, onRemove }: WatchedRowsProps) {
  const t = useText('market');
  const rows = useRef<HTMLDivElement>(null);
  const held = loadedData(useAllHoldings()) ?? none;
  useKeptFocus(rows, 'a, button');
  return (
    <div ref={rows}>
      <StockRows>
        <List label={t('tabs.watchlist')}>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <WatchedRow
                symbol={symbol}
                stock={stocks.get(symbol)}
                changeForm={changeForm}
                positions={held.filter((position) => position.symbol === symbol)}
                onRemove={onRemove}
              />
            </li>
          ))}
        </List>
      </StockRows>
    </div>
  );
}

interface WatchedRowProps extends Pick<WatchedRowsProps, 'changeForm' | 'onRemove'> {
  symbol: string;
  /** Null for a delisted stock, undefined for one not loaded yet. */
  stock: ListedStock | null | undefined;
  /** The member's positions and orders of it. */
  positions: readonly Position[];
}

function WatchedRow({ symbol, stock, changeForm, positions, onRemove }: WatchedRowProps) {
  const t = useText('watchlist');
  const language = useLanguage();
  if (stock === undefined) return <StockRowSkeleton />;
  if (stock === null) return <UnlistedStock symbol={symbol} onRemove={() => onRemove(symbol, symbol)} />;
  const name = stock.name[language];
  return (
    <>
      <SwipeAction
        actionLabel={t('remove')}
        actionName={t('removeName', { name })}
        glyph={Trash2}
        onAction={() => onRemove(symbol, name)}
      >
        <LiveStockRow stock={stock} href={stockHref(symbol)} changeForm={changeForm} />
      </SwipeAction>
      {positions.length > 0 && (
        <LazyPart
          of={holdings}
          props={{ symbol, positions }}
          height={Math.min(positions.length, 4) * holdingHeight}
        />
      )}
    </>
  );
}
