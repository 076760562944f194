import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../api/contract/position';
import type { StockDetails } from '../../api/contract/stocks';
import { useCandles, useClosedDays } from '../../api/queries/market';
import { FullScreen } from '../../components/FullScreen/FullScreen';
import { PartBoundary } from '../../components/PartBoundary/PartBoundary';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { Tabs } from '../../components/Tabs/Tabs';
import { type ChartPeriod, chartPeriods } from '../../domain/market/marketVocabulary';
import { withLastPrice } from '../../domain/market/withLastPrice';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { mapLoadable } from '../../lib/loadable';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { JutaNote } from '../../widgets/JutaNote/JutaNote';
import { Load } from '../../widgets/Load/Load';
import { CandleChart, type CandleChartProps } from '../../widgets/market/CandleChart/CandleChart';
import type { ChartView } from '../../widgets/market/CandleChart/chartTypes';
import { Price } from '../../widgets/market/Price/Price';
import { StockActions } from './StockActions';
import { useChartLevels } from './useChartLevels';
import { useChartSettings } from './useChartSettings';

interface StockChartProps {
  stock: StockDetails;
  /** Positions and orders in this stock. */
  holdings: readonly Position[];
}

/** Height of the chart with its controls, in drawing units, so that nothing moves when it loads or fails. */
const chartHeight = 802;

/** The seven chart periods of a stock (specification 9), on its page and on the full screen. */
export function StockChart({ stock, holdings }: StockChartProps) {
  const t = useText('market');
  const language = useLanguage();
  const [settings, change] = useChartSettings();
  const [full, setFull] = useState(false);
  const view = useRef<ChartView | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const bars = useLiveBars(stock, settings.period);
  const levels = useChartLevels(stock, holdings, settings.period);
  const tabs = (
    <Tabs<ChartPeriod>
      dense
      label={t('chart.label')}
      items={chartPeriods.map((value) => ({ value, label: t(`chart.periods.${value}`) }))}
      value={settings.period}
      onChange={(period) => change({ ...settings, period })}
    />
  );
  const chart = (where: Pick<CandleChartProps, 'fill' | 'paused' | 'onFullScreen'>) => (
    <PartBoundary name={t('chart.label')}>
      <Load from={bars} skeleton={<SkeletonBlock height={chartHeight} />}>
        {(candles) => (
          <CandleChart
            candles={candles}
            decimals={stock.tickSize.split('.')[1]?.length ?? 0}
            settings={settings}
            onSettingsChange={change}
            change={stock.change}
            levels={levels}
            view={view}
            {...where}
          />
        )}
      </Load>
    </PartBoundary>
  );
  return (
    <Place ref={place}>
      {tabs}
      {chart({ paused: full, onFullScreen: () => setFull(true) })}
      <JutaNote />
      <FullScreen
        open={full}
        onOpenChange={setFull}
        title={`${stock.name[language]} ${stock.code}`}
        closeLabel={t('common:close')}
        aside={<Price value={stock.latestPrice} tickSize={stock.tickSize} change={stock.change} />}
        tools={tabs}
        finalFocus={() => place.current?.querySelector<HTMLElement>('[data-full-screen]') ?? null}
      >
        {chart({ fill: true })}
        <Actions>
          <StockActions stock={stock} />
        </Actions>
      </FullScreen>
    </Place>
  );
}

/** The bars of a period. Between two polls the newest one follows the live price. */
function useLiveBars({ symbol, latestPrice, quotedAt }: StockDetails, period: ChartPeriod) {
  const loaded = useCandles(symbol, period);
  const known = loaded.state === 'ready' ? loaded.data : undefined;
  const closedDays = useClosedDays();
  const live = useMemo(
    () => withLastPrice(known ?? [], { latestPrice, quotedAt }, period, closedDays),
    [known, latestPrice, quotedAt, period, closedDays],
  );
  return mapLoadable(loaded, () => live);
}

const Actions = styled.div`
  flex: none;
  padding: ${units(space.s, space.l)};
`;

// Placeholder of the same height and background.
const Place = styled.div`
  min-height: ${units(chartHeight + 88)};
  background: ${color('surface')};
`;
