import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Candle } from '../../api/contract/stocks';
import type { ChartSettings } from '../../domain/chartSettings';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { CandleTable } from './CandleTable';
import { ChartReadout } from './ChartReadout';
import { ChartTools } from './ChartTools';
import type { ChartLevel, ChartView } from './chartTypes';
import { JumpToLatest } from './JumpToLatest';
import { isIntraday, useChart } from './useChart';

export interface CandleChartProps {
  /**
   * Oldest first; the last one may still grow. Prices in yen, volume in shares. A bar that has not changed is the same
   * object: another last one, or one more, is then drawn without drawing the others again.
   */
  candles: readonly Candle[];
  /** Decimals of the price's tick. */
  decimals: number;
  /** The period of these bars, and what is drawn over them. */
  settings: ChartSettings;
  /** Asks for other averages, or for the limits. */
  onSettingsChange: (settings: ChartSettings) => void;
  /** Lines across the chart: the day's limits, the previous close, positions and orders. */
  levels?: readonly ChartLevel[];
  /** Keeps which bars are in sight, for another chart of the same stock. */
  view?: RefObject<ChartView | null>;
  /** Draws nothing, and keeps its place: the same chart is shown larger meanwhile, with the same `view`. */
  resting?: boolean;
  /** Opens the chart larger; left out where it is as large as can be. */
  onFullScreen?: () => void;
  /** Takes all the room there is, with buttons to zoom and move, and leaves the table out: the full screen. */
  fill?: boolean;
}

const noLevels: readonly ChartLevel[] = [];

/**
 * Candles, volume and moving averages of one period, with the figures of a bar above and a table as the accessible twin.
 * A long press moves the crosshair and a tap sets it down; a horizontal drag and a pinch move the chart; a vertical drag
 * scrolls the page. A bar that grows is drawn in place; another period starts at its newest bars.
 */
export function CandleChart(props: CandleChartProps) {
  const t = useText('market');
  if (props.candles.length === 0) return <Note>{t('chart.empty')}</Note>;
  return <Chart {...props} />;
}

function Chart({ candles, decimals, settings, levels = noLevels, fill = false, ...rest }: CandleChartProps) {
  const t = useText('market');
  const canvas = useRef<HTMLDivElement>(null);
  const ownView = useRef<ChartView | null>(null);
  const [crosshairAt, setCrosshairAt] = useState<number>();
  const [draggedBack, setDraggedBack] = useState(false);
  const intraday = isIntraday(settings.period);
  const chart = useChart(canvas, {
    candles,
    levels,
    limitsInRange: settings.limits,
    averages: settings.averages,
    period: settings.period,
    decimals,
    alone: fill,
    resting: rest.resting ?? false,
    view: rest.view ?? ownView,
    onCrosshair: setCrosshairAt,
    onDraggedBack: setDraggedBack,
  });
  const newest = candles.length - 1;
  const shown = Math.min(crosshairAt ?? newest, newest);
  return (
    <Frame aria-label={t('chart.title')} $fill={fill}>
      <ChartReadout candles={candles} shown={shown} intraday={intraday} decimals={decimals} />
      <Plot $fill={fill}>
        <Canvas ref={canvas} aria-hidden="true" data-testid="chart" />
        {draggedBack && <JumpToLatest onClick={() => chart.current?.jumpToLatest()} />}
      </Plot>
      <ChartTools
        candles={candles}
        shown={shown}
        decimals={decimals}
        settings={settings}
        onSettingsChange={rest.onSettingsChange}
        hasLimits={levels.some(({ kind }) => kind === 'limit')}
        onFullScreen={rest.onFullScreen}
        onMove={fill ? (move) => chart.current && move(chart.current) : undefined}
      />
      {!fill && <CandleTable candles={candles} intraday={intraday} decimals={decimals} />}
    </Frame>
  );
}

const Frame = styled.figure<{ $fill: boolean }>`
  background: ${color('surface')};
  ${({ $fill }) => $fill && 'display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;'}
`;

const Plot = styled.div<{ $fill: boolean }>`
  position: relative;
  ${({ $fill }) => ($fill ? `display: grid; flex: 1; min-height: ${rem(320)};` : `height: ${rem(520)};`)}
`;

// What is not panned here is left to the browser: the page scrolls. A long press selects and offers nothing else.
const Canvas = styled.div`
  /* The drawing has layers of its own. */
  isolation: isolate;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
`;

const Note = styled.p`
  padding: ${rem(space.xl, space.l)};
  background: ${color('surface')};
  color: ${color('inkSecondary')};
`;
