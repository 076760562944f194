import { useState } from 'react';
import { useStockList } from '../../api/queries/stocks';
import { Empty } from '../../components/Empty/Empty';
import { Section } from '../../components/Section/Section';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { Load } from '../../widgets/Load/Load';
import { StockList } from '../../widgets/StockRow/StockList';
import { stockHref } from '../hrefs';

const all = 'all';

/** The stock market tab: every stock, or those of one exchange. */
export function StockMarket() {
  const t = useText('market');
  const stocks = useStockList();
  const [exchange, setExchange] = useState(all);
  return (
    <Load from={stocks} skeleton={<SkeletonRows count={10} />}>
      {(data) => {
        const exchanges = [...new Set(data.map((stock) => stock.exchange))];
        const shown = exchange === all ? data : data.filter((stock) => stock.exchange === exchange);
        return (
          <>
            {exchanges.length > 1 && (
              <Section>
                <SegmentedControl
                  label={t('exchange.label')}
                  hideLabel
                  segments={[all, ...exchanges].map((value) => ({
                    value,
                    label: value === all ? t('exchange.all') : value,
                  }))}
                  value={exchange}
                  onChange={setExchange}
                />
              </Section>
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
