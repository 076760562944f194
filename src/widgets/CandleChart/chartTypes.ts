import type { Candle } from '../../api/contract/stocks';
import type { ChartPeriod } from '../../domain/vocabulary';

/** What a line across the chart stands for: the day's bounds, what the member holds, or where an order waits. */
export type LevelKind = 'limit' | 'previousClose' | 'position' | 'order';

/** A line across the chart at a price. */
export interface ChartLevel {
  kind: LevelKind;
  /** In yen. */
  price: string;
  /** What it is, in a few words. */
  title: string;
}

/**
 * Which bars are in sight, kept by whoever shows the chart, so that it is drawn again where it was left: larger, or in
 * other colours. Counted from the newest bar, as older ones may come to be known meanwhile.
 */
export interface ChartView {
  period: ChartPeriod;
  /** Bars from the left edge to the newest one. */
  from: number;
  /** Bars from the right edge to the newest one; negative where there is room after it. */
  to: number;
}

/** What is drawn, and may change while it is looked at. */
export interface ChartContent {
  /** Oldest first; the last one may still grow. */
  candles: readonly Candle[];
  levels: readonly ChartLevel[];
  /** Whether the prices in sight reach as far as the day's limits. */
  limitsInRange: boolean;
  /** Lengths of the moving averages that are drawn. */
  averages: readonly number[];
}

/** A chart on the page; all that a widget needs of it. */
export interface ChartHandle {
  /** Draws what has changed since the last call. */
  show: (content: ChartContent) => void;
  /** Shows fewer bars (a factor below 1) or more, up to the same newest one. */
  zoom: (factor: number) => void;
  /** Moves by so many widths of the chart: negative towards older bars. */
  move: (widths: number) => void;
  /** Moves to the newest bar, with as many bars in sight as before. */
  jumpToLatest: () => void;
  remove: () => void;
}
