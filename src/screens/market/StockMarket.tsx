import { useState } from 'react';
import styled from 'styled-components';
import { useStockList } from '../../api/queries/stocks';
import { Empty } from '../../components/Empty/Empty';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
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

/** The stock market tab: every stock, or those of one exchange. */
export function StockMarket() {
  const t = useText('market');
  const stocks = useStockList();
  const [exchange, setExchange] = useState(all);
  return (
    <Load from={stocks} skeleton={<SkeletonRows count={10} />}>
      {(data) => {
        const exchanges = [...new Set(data.map((stock) => stock.exchange))].sort();
        const shown = exchange === all ? data : data.filter((stock) => stock.exchange === exchange);
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
                  value={exchange}
                  onChange={setExchange}
                />
              </Filter>
            )}
            {shown.length === 0 ? (
              <Empty title={t('empty.stocks')} />
            ) : (
              <StockList label={t('tabs.stocks')} stocks={shown} hrefOf={stockHref} />
            )}
          </>
        );
      }}
    </Load>
  );
}
