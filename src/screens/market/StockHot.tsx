import { useSearchParams } from 'react-router-dom';
import { type RankingKind, rankingKinds } from '../../api/contract/stocks';
import { useTimedRanking } from '../../api/queries/stockRanking';
import { useRefreshStocks } from '../../api/queries/stockWindows';
import { Page } from '../../components/Page/Page';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { Tabs } from '../../components/Tabs/Tabs';
import { TopBar } from '../../components/TopBar/TopBar';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { StockRowHeads } from '../../widgets/market/StockRow/StockRowHeads';
import { StockRows } from '../../widgets/market/StockRow/StockRows';
import { StockRowsSkeleton } from '../../widgets/market/StockRow/StockRowsSkeleton';
import { oneOf } from '../oneOf';
import { useBack } from '../useBack';
import { ExchangeFilter } from './ExchangeFilter';
import { ListHead } from './ListHead';
import { PriceState } from './PriceState';
import { RankedStocks } from './RankedStocks';

/** `/market/stockHot/stockList?kind=…`: today's gainers, losers and most traded stocks. */
export function StockHot() {
  const t = useText('market');
  const [search, setSearch] = useSearchParams();
  const kind = oneOf(rankingKinds, search.get('kind'));
  const exchange = search.get('exchange');
  const show = (next: RankingKind, on: string | null) =>
    setSearch({ kind: next, ...(on !== null && { exchange: on }) }, { replace: true });
  const refresh = useRefreshStocks();
  return (
    <Page topBar={<TopBar title={t('ranking.title')} back={useBack('/market/market')} />}>
      <Tabs
        label={t('ranking.title')}
        items={rankingKinds.map((value) => ({ value, label: t(`ranking.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => show(next, exchange)}
      >
        <PullToRefresh refreshingLabel={t('refreshing')} onRefresh={refresh}>
          <ExchangeFilter value={exchange} onChange={(on) => show(kind, on)} />
          <ListHead state={<PriceState />}>
            <StockRows>
              <StockRowHeads traded={kind === 'volume' ? 'volume' : 'totalAmount'} />
            </StockRows>
          </ListHead>
          <Load from={useTimedRanking(kind, exchange)} skeleton={<StockRowsSkeleton />}>
            {(ranking) => <RankedStocks kind={kind} {...ranking} onSortAgain={() => void refresh()} />}
          </Load>
        </PullToRefresh>
      </Tabs>
    </Page>
  );
}
