import { useState } from 'react';
import styled from 'styled-components';
import { type StockPages, useStockPages } from '../../api/queries/stockPages';
import { useExchanges } from '../../api/queries/stocks';
import { Button } from '../../components/Button/Button';
import { Empty } from '../../components/Empty/Empty';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { exchangeName } from '../../widgets/exchangeName';
import { Load } from '../../widgets/Load/Load';
import { StockList } from '../../widgets/StockRow/StockList';
import { stockHref } from '../hrefs';

const all = 'all';

const Filter = styled.div`
  padding: ${rem(0, space.l, space.s)};
`;

const More = styled.div`
  padding: ${rem(space.l)};
`;

/** The stock market tab: every stock by code, or those of one exchange, as far down as the member has asked. */
export function StockMarket() {
  const t = useText('market');
  const [chosen, setChosen] = useState(all);
  const exchanges = loadedData(useExchanges())?.map(({ exchange }) => exchange) ?? [];
  const pages = useStockPages(chosen === all ? null : chosen);
  return (
    <>
      {exchanges.length > 1 && (
        <Filter>
          <SegmentedControl
            label={t('exchange.label')}
            hideLabel
            segments={[all, ...exchanges].map((value) => ({
              value,
              label: value === all ? t('exchange.all') : exchangeName(t, value),
            }))}
            value={chosen}
            onChange={setChosen}
          />
        </Filter>
      )}
      <Load from={pages} skeleton={<SkeletonRows count={10} />}>
        {(data) => <Stocks {...data} />}
      </Load>
    </>
  );
}

function Stocks({ stocks, showMore, loadingMore }: StockPages) {
  const t = useText('market');
  if (stocks.length === 0) return <Empty title={t('empty.stocks')} />;
  return (
    <>
      <StockList label={t('tabs.stocks')} stocks={stocks} hrefOf={stockHref} />
      {showMore && (
        <More>
          <Button kind="quiet" fullWidth busy={loadingMore} onClick={showMore}>
            {t('showMore')}
          </Button>
        </More>
      )}
    </>
  );
}
