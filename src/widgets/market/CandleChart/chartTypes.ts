import type { Candle } from '../../../api/contract/candles';
import type { ChartPeriod } from '../../../domain/market/marketVocabulary';
import type { Direction } from '../direction';
import type { IndicatorLine } from './indicatorParts';

/** What a horizontal line marks: the day's limits, the previous close, a position or a pending order. */
export type LevelKind = 'limit' | 'previousClose' | 'position' | 'order';

/** A horizontal line at a price. */
export interface ChartLevel {
  kind: LevelKind;
  /** In yen. */
  price: string;
  /** Its label, in a few words. */
  title: string;
}

/**
 * The visible range, kept by the caller so that a redrawn chart (larger, other colours) shows the same bars.
 *
 * Counted from the newest bar, because older bars may still load.
 */
export interface ChartView {
  period: ChartPeriod;
  /** Bars from the left edge to the newest one. */
  from: number;
  /** Bars from the right edge to the newest one; negative when there is space after it. */
  to: number;
}

/** What is drawn; may change while the chart is shown. */
export interface ChartContent {
  /** Bars, oldest first; the last one may still change. */
  candles: readonly Candle[];
  levels: readonly ChartLevel[];
  /** Whether the price range is extended to the day's limits. */
  limitsInRange: boolean;
  /** Lengths of the moving averages to draw. */
  averages: readonly number[];
  /** Calculated lines of the chosen indicators. */
  indicators: readonly IndicatorLine[];
  /** Whether closes are drawn as a line instead of candles. */
  line: boolean;
  /** Direction of the day, which colours the tag of the last price. */
  direction: Direction;
}

/** The operations of a drawn chart. */
export interface ChartHandle {
  /** Draws what has changed since the last call. */
  show: (content: ChartContent) => void;
  /** Changes the number of visible bars by a factor (below 1 zooms in), keeping the newest visible bar. */
  zoom: (factor: number) => void;
  /** Moves by a number of chart widths: negative towards older bars. */
  move: (widths: number) => void;
  /** Moves to the newest bar, keeping the number of visible bars. */
  jumpToLatest: () => void;
  remove: () => void;
}
