'use client';
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Candle } from '../../../api/contract/candles';
import { Lazy } from '../../../components/Lazy';
import type { ChartSettings } from '../../../domain/market/chartSettings';
import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { useAppearance } from '../../../theme/useAppearance';
import { directionOf } from '../direction';
import { CandleTable } from './CandleTable';
import { ChartReadout } from './ChartReadout';
import { ChartTools } from './ChartTools';
import { drawableCandles } from './chartData';
import type { ChartHandle, ChartLevel, ChartView } from './chartTypes';
import { isOscillator } from './indicatorParts';
import { JumpToLatest } from './JumpToLatest';
import { type Drawing, isIntraday, useChart } from './useChart';
import { useIndicators } from './useIndicators';

export interface CandleChartProps {
  /**
   * Bars, oldest first; the last one may still change. Prices in yen, volume in shares. Bars that can't be drawn are left
   * out, in the table and the figures, too.
   *
   * Keep unchanged bars as the same objects: then only a changed or added last bar is redrawn.
   */
  candles: readonly Candle[];
  /** Decimals of the price's tick. */
  decimals: number;
  /** The period of these bars, and what is drawn over them. */
  settings: ChartSettings;
  /** Called when the member changes the averages or the limit lines. */
  onSettingsChange: (settings: ChartSettings) => void;
  /** Use for the change of the day in yen: the tag of the last price has its colour, as the price in the head. */
  change?: string;
  /** Use for horizontal lines: the day's limits, the previous close, positions and orders. */
  levels?: readonly ChartLevel[];
  /** Use to share the visible range with another chart of the same stock. */
  view?: RefObject<ChartView | null>;
  /** Set while the same chart is shown larger with the same `view`: draws nothing but keeps its space. */
  paused?: boolean;
  /** Opens the chart larger. Leave out when it already fills the screen. */
  onFullScreen?: () => void;
  /** Set on the full screen: fills the available space, adds zoom and move buttons, leaves out the table. */
  fill?: boolean;
}

const noLevels: readonly ChartLevel[] = [];

/**
 * Candles, volume and moving averages of one period, with the figures of one bar above and a table for screen
 * readers.
 *
 * A long press moves the crosshair and a tap pins it. A horizontal drag and a pinch move and scale the chart; a
 * vertical drag scrolls the page. Another period starts at its newest bars.
 */
export function CandleChart(props: CandleChartProps) {
  const t = useText('market');
  const candles = useMemo(() => drawableCandles(props.candles), [props.candles]);
  if (candles.length === 0) return <Note>{t('chart.empty')}</Note>;
  return <Chart {...props} candles={candles} />;
}

const noIndicators: readonly ChartIndicator[] = [];

function Chart({ candles, decimals, settings, levels = noLevels, fill = false, ...rest }: CandleChartProps) {
  const t = useText('market');
  const chart = useRef<ChartHandle | undefined>(undefined);
  const ownView = useRef<ChartView | null>(null);
  const [crosshairAt, setCrosshairAt] = useState<number>();
  const [draggedBack, setDraggedBack] = useState(false);
  const intraday = isIntraday(settings.period);
  const appearance = useAppearance();
  const newest = candles.length - 1;
  const shown = Math.min(crosshairAt ?? newest, newest);
  const { indicators: wanted = noIndicators } = settings;
  const chosen = useMemo(
    () => (intraday ? wanted : wanted.filter((each) => each !== 'vwap')),
    [intraday, wanted],
  );
  const indicators = useIndicators(chosen, candles);
  return (
    <Frame aria-label={t('chart.title')} $fill={fill}>
      <ChartReadout candles={candles} shown={shown} intraday={intraday} decimals={decimals} />
      <Plot $fill={fill} $panes={chosen.filter(isOscillator).length}>
        <DrawnChart
          // A canvas keeps the colours that it was drawn in.
          key={Object.values(appearance).join()}
          candles={candles}
          levels={levels}
          limitsInRange={settings.limits}
          averages={settings.averages}
          indicators={indicators}
          line={settings.line}
          direction={directionOf(rest.change ?? '0')}
          period={settings.period}
          decimals={decimals}
          alone={fill}
          paused={rest.paused ?? false}
          view={rest.view ?? ownView}
          chart={chart}
          onCrosshair={setCrosshairAt}
          onDraggedBack={setDraggedBack}
        />
        {draggedBack && <JumpToLatest onClick={() => chart.current?.jumpToLatest()} />}
      </Plot>
      {indicators.length > 0 && (
        <Suspense>
          <Lazy of={indicatorFigures} props={{ lines: indicators, shown, decimals }} />
        </Suspense>
      )}
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

const indicatorFigures = lazyComponent(() => import('./IndicatorFigures'), 'IndicatorFigures');

function DrawnChart(drawing: Drawing) {
  const canvas = useRef<HTMLDivElement>(null);
  useChart(canvas, drawing);
  return <Canvas ref={canvas} aria-hidden="true" data-testid="chart" />;
}

const Frame = styled.figure<{ $fill: boolean }>`
  background: ${color('surface')};
  ${({ $fill }) => $fill && 'display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0;'}
`;

/** Height of the prices, and of each indicator in a pane below them, in drawing units. */
const heights = { prices: 520, pane: 150 };

const Plot = styled.div<{ $fill: boolean; $panes: number }>`
  position: relative;
  ${({ $fill, $panes }) =>
    $fill
      ? `display: grid; flex: 1; min-height: ${units(320)};`
      : `height: ${units(heights.prices + $panes * heights.pane)};`}
`;

// Vertical movement is left to the browser, which scrolls the page. A long press must not select text or open a menu.
const Canvas = styled.div`
  /* Contains the stacking layers of the drawing. */
  isolation: isolate;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  font-size: ${textSize('caption')};
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
`;

const Note = styled.p`
  padding: ${units(space.xl, space.l)};
  background: ${color('surface')};
  color: ${color('inkSecondary')};
`;
