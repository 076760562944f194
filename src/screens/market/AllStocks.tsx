import { useCallback } from 'react';
import { useHeldSymbols } from '../../api/queries/heldSymbols';
import type { StockWindows } from '../../api/queries/stockWindows';
import { Empty } from '../../components/Empty/Empty';
import { WindowedRows } from '../../components/WindowedRows/WindowedRows';
import { useText } from '../../i18n/useText';
import { stockRowHeight } from '../../widgets/market/StockRow/rowMeasures';
import type { StockRowProps } from '../../widgets/market/StockRow/StockRow';
import { StockRowSkeleton } from '../../widgets/market/StockRow/StockRowSkeleton';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { stockHref } from '../hrefs';
import { LiveStockRow } from './LiveStockRow';

interface AllStocksProps extends Pick<StockWindows, 'total' | 'stockAt'> {
  /** Which figure is below the price. */
  traded: NonNullable<StockRowProps['traded']>;
  /** Which form of the change comes first. */
  changeForm: NonNullable<StockRowProps['changeForm']>;
  /** Called with the range of rows in view. */
  onWindow: (from: number, to: number) => void;
}

/** All stocks of a list. Rows in view are live; rows not loaded yet keep their space. */
export function AllStocks({ total, stockAt, traded, changeForm, onWindow }: AllStocksProps) {
  const t = useText('market');
  const held = useHeldSymbols();
  const draw = useCallback(
    (place: number) => {
      const stock = stockAt(place);
      if (!stock) return <StockRowSkeleton />;
      return (
        <LiveStockRow
          stock={stock}
          href={stockHref(stock.symbol)}
          traded={traded}
          changeForm={changeForm}
          held={held.has(stock.symbol)}
        />
      );
    },
    [stockAt, traded, changeForm, held],
  );
  if (total === 0) return <Empty title={t('empty.stocks')} />;
  return (
    <StockRows>
      <WindowedRows label={t('tabs.stocks')} total={total} rowHeight={stockRowHeight} onWindow={onWindow}>
        {draw}
      </WindowedRows>
    </StockRows>
  );
}
