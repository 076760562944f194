import { useCallback } from 'react';
import type { ListedStock, RankingKind } from '../../api/contract/stocks';
import { useTradingSession } from '../../api/queries/market';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { WindowedRows } from '../../components/WindowedRows/WindowedRows';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { stockRowHeight } from '../../widgets/market/StockRow/rowMeasures';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { marketHref, stockHref } from '../hrefs';
import { ListOrder } from './ListOrder';
import { LiveStockRow } from './LiveStockRow';

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

function NoneRanked({ kind }: { kind: RankingKind }) {
  const formats = useFormats();
  const t = useText('market');
  const session = loadedData(useTradingSession());
  const title =
    session && !session.open
      ? t('ranking.beforeOpen', { time: formats.monthDayTime(session.changesAt) })
      : t(`ranking.empty.${kind}`);
  const toMarket = (
    <LinkButton kind="quiet" href={marketHref}>
      {t('ranking.toMarket')}
    </LinkButton>
  );
  return <Empty title={title} action={toMarket} />;
}
