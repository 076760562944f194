import { useState } from 'react';
import type { StockDetails } from '../../api/contract/stocks';
import { useCandles } from '../../api/queries/stocks';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { Tabs } from '../../components/Tabs/Tabs';
import { tickDecimals } from '../../domain/ticks';
import { type ChartPeriod, chartPeriods } from '../../domain/vocabulary';
import { useText } from '../../i18n/useText';
import { CandleChart } from '../../widgets/CandleChart/CandleChart';
import { Load } from '../../widgets/Load/Load';

/** Height of the chart in drawing units, so that nothing moves when it arrives. */
const chartHeight = 608;

/** The seven chart periods of a stock (specification 9), with today's limits as lines on the minute charts. */
export function StockChart({ stock }: { stock: StockDetails }) {
  const t = useText('market');
  const [period, setPeriod] = useState<ChartPeriod>('5');
  const candles = useCandles(stock.symbol, period);
  const lines = [
    { price: stock.limitUp, title: t('detail.limitUp') },
    { price: stock.limitDown, title: t('detail.limitDown') },
  ];
  return (
    <Tabs<ChartPeriod>
      label={t('chart.label')}
      items={chartPeriods.map((value) => ({ value, label: t(`chart.periods.${value}`) }))}
      value={period}
      onChange={setPeriod}
    >
      <Load from={candles} skeleton={<SkeletonBlock height={chartHeight} />}>
        {(data) => (
          <CandleChart
            candles={data}
            period={period}
            decimals={tickDecimals(stock.latestPrice)}
            lines={lines}
          />
        )}
      </Load>
    </Tabs>
  );
}
