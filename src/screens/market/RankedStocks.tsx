import { useCallback } from 'react';
import type { ListedStock, RankingKind } from '../../api/contract/stocks';
import { WindowedRows } from '../../components/WindowedRows/WindowedRows';
import { useText } from '../../i18n/useText';
import { stockRowHeight } from '../../widgets/market/StockRow/rowMeasures';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { stockHref } from '../hrefs';
import { ListOrder } from './ListOrder';
import { LiveStockRow } from './LiveStockRow';
import { NoneRanked } from './NoneRanked';

interface RankedStocksProps {
  kind: RankingKind;
  stocks: readonly ListedStock[];
  /** When they were ranked, epoch ms. */
  sortedAt: number;
  onSortAgain: () => void;
}

/** The stocks of a ranking with their places, which stay while prices change. An empty ranking states why. */
export function RankedStocks({ kind, stocks, sortedAt, onSortAgain }: RankedStocksProps) {
  const t = useText('market');
  const traded = kind === 'volume' ? 'volume' : 'totalAmount';
  const draw = useCallback(
    (place: number) => {
      const stock = stocks[place];
      if (!stock) return null;
      return <LiveStockRow stock={stock} href={stockHref(stock.symbol)} traded={traded} rank={place + 1} />;
    },
    [stocks, traded],
  );
  if (stocks.length === 0) return <NoneRanked kind={kind} />;
  return (
    <>
      <ListOrder at={sortedAt} onSortAgain={onSortAgain} />
      <StockRows>
        <WindowedRows label={t(`ranking.kinds.${kind}`)} total={stocks.length} rowHeight={stockRowHeight}>
          {draw}
        </WindowedRows>
      </StockRows>
    </>
  );
}
