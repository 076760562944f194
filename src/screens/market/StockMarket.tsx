import { useCallback, useState } from 'react';
import { useRefreshStocks, useStockWindows } from '../../api/queries/stockWindows';
import { Link } from '../../components/Link/Link';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { SortBar } from '../../components/SortBar/SortBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { stockHeads } from '../../widgets/market/StockRow/stockColumns';
import { rankingHref } from '../hrefs';
import { AllStocks } from './AllStocks';
import { ExchangeFilter } from './ExchangeFilter';
import { ListHead } from './ListHead';
import { ListOrder } from './ListOrder';
import { MissingRows } from './MissingRows';
import { PriceState } from './PriceState';
import { useStockSort } from './useStockSort';

/** The stock tab: every stock of the market or of one exchange, sorted by any figure. */
export function StockMarket() {
  const t = useText('market');
  const { order, chooseExchange, sortBy } = useStockSort();
  const [visible, setVisible] = useState({ from: 0, to: 0 });
  const onWindow = useCallback((from: number, to: number) => setVisible({ from, to }), []);
  const windows = useStockWindows(order, visible.from, visible.to);
  const missing = loadedData(windows)?.missing;
  const refresh = useRefreshStocks();
  return (
    <PullToRefresh refreshingLabel={t('refreshing')} onRefresh={refresh}>
      <ExchangeFilter value={order.exchange ?? null} onChange={chooseExchange} />
      <ListHead
        state={missing ? <MissingRows {...missing} /> : <PriceState />}
        more={
          <Link standalone href={rankingHref()}>
            {t('ranking.title')}
          </Link>
        }
      >
        <SortBar
          label={t('sort.label')}
          keys={stockHeads.map((value) => ({ value, label: t(`sort.keys.${value}`) }))}
          value={order.sort}
          direction={order.direction}
          directionLabels={{ ascending: t('sort.ascending'), descending: t('sort.descending') }}
          onSort={sortBy}
        />
      </ListHead>
      <Load from={windows} skeleton={<StockRowsSkeleton />}>
        {({ sortedAt, ...data }) => (
          <>
            {order.sort !== 'code' && order.sort !== 'name' && (
              <ListOrder at={sortedAt} onSortAgain={() => void refresh()} />
            )}
            <AllStocks
              {...data}
              traded={order.sort === 'volume' ? 'volume' : 'totalAmount'}
              onWindow={onWindow}
            />
          </>
        )}
      </Load>
    </PullToRefresh>
  );
}
