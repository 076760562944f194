import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useRefreshStocks, useStockWindows } from '../../api/queries/stockWindows';
import { Link } from '../../components/Link/Link';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { SortBar } from '../../components/SortBar/SortBar';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Load } from '../../widgets/Load/Load';
import { stockRowColumns } from '../../widgets/market/StockRow/rowMeasures';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { stockHeads } from '../../widgets/market/StockRow/stockColumns';
import { useTradedLabel } from '../../widgets/market/StockRow/useTradedLabel';
import { rankingHref } from '../hrefs';
import { AllStocks } from './AllStocks';
import { ExchangeFilter } from './ExchangeFilter';
import { ListHead } from './ListHead';
import { ListOrder } from './ListOrder';
import { MarketIndices } from './MarketIndices';
import { MarketToday } from './MarketToday';
import { MissingRows } from './MissingRows';
import { OtherOrders } from './OtherOrders';
import { PriceState } from './PriceState';
import { useStockSort } from './useStockSort';

/** The stock tab: the market of today, and every stock of it, of an exchange or of a sector, sorted by any figure. */
export function StockMarket() {
  const t = useText('market');
  const { order, chooseExchange, chooseSector, sortIn, sortBy } = useStockSort();
  const { sort, direction, exchange = null, sector = null } = order;
  const [visible, setVisible] = useState({ from: 0, to: 0 });
  const onWindow = useCallback((from: number, to: number) => setVisible({ from, to }), []);
  const windows = useStockWindows(order, visible.from, visible.to);
  const missing = loadedData(windows)?.missing;
  const refresh = useRefreshStocks();
  const traded = sort === 'volume' ? 'volume' : 'totalAmount';
  const tradedLabel = useTradedLabel(traded);
  const otherChange = sort === 'change' ? 'changePercent' : 'change';
  return (
    <PullToRefresh refreshingLabel={t('refreshing')} onRefresh={refresh}>
      <MarketIndices />
      <ExchangeFilter value={exchange} onChange={chooseExchange} />
      <MarketToday exchange={exchange} sector={sector} onSector={chooseSector} />
      <ListHead
        state={missing ? <MissingRows {...missing} /> : <PriceState />}
        more={
          <More>
            <OtherOrders sort={sort} direction={direction} onSort={sortIn} />
            <Link standalone href={rankingHref()}>
              {t('ranking.title')}
            </Link>
          </More>
        }
      >
        <StockRows>
          <SortBar
            label={t('sort.label')}
            keys={stockHeads(sort).map((value) => ({
              value,
              label: t(`sort.keys.${value}`),
              ...(value !== 'name' && {
                below: value === 'latestPrice' ? tradedLabel : t(`sort.keys.${otherChange}`),
              }),
            }))}
            value={sort}
            direction={direction}
            directionLabels={{ ascending: t('sort.ascending'), descending: t('sort.descending') }}
            onSort={sortBy}
            columns={stockRowColumns}
          />
        </StockRows>
      </ListHead>
      <Load from={windows} skeleton={<StockRowsSkeleton />}>
        {({ sortedAt, ...data }) => (
          <>
            {sort !== 'code' && sort !== 'name' && (
              <ListOrder at={sortedAt} onSortAgain={() => void refresh()} />
            )}
            <AllStocks
              {...data}
              traded={traded}
              changeForm={sort === 'change' ? 'amount' : 'percent'}
              onWindow={onWindow}
            />
          </>
        )}
      </Load>
    </PullToRefresh>
  );
}

const More = styled.span`
  display: flex;
  align-items: center;
  gap: ${units(space.m)};
`;
