import type { IChartApi } from 'lightweight-charts';
import type { ChartView } from './chartTypes';

/** Initial width of a bar including its gap, in CSS px per px of type size. The same on every screen. */
const firstBarWidth = 0.55;

/** Minimum number of visible bars. */
const minBars = 10;

/** Space after the newest bar, in bars. Together with half a bar it fits the right half of the bar's time label. */
const roomAfter = 2.5;

type Range = Omit<ChartView, 'period'>;

/** Whether the newest bar is out of sight at the right. */
export const isDraggedBack = ({ to }: Range): boolean => to >= 1;

/**
 * Controls which bars are visible. Starts with `view`, or with as many of the newest bars as fit.
 *
 * A few bars are drawn at the right, in normal width.
 */
export function visibleRange(chart: IChartApi, view: Range | undefined, onView: (view: Range) => void) {
  const scale = chart.timeScale();
  let length = 0;

  const set = ({ from, to }: Range) =>
    scale.setVisibleLogicalRange({ from: length - 1 - from, to: length - 1 - to });
  const now = (): Range | undefined => {
    const range = scale.getVisibleLogicalRange();
    return range ? { from: length - 1 - range.from, to: length - 1 - range.to } : undefined;
  };
  const first = (): Range => {
    const barWidth = (chart.options().layout.fontSize as number) * firstBarWidth;
    return { from: Math.max(scale.width() / barWidth, minBars), to: -roomAfter };
  };
  const report = () => {
    const range = length > 0 && now();
    if (range) onView(range);
  };
  scale.subscribeVisibleLogicalRangeChange(report);

  return {
    /** Call after drawing: sets the number of bars. */
    show: (bars: number) => {
      const begins = length === 0 && bars > 0;
      length = bars;
      if (begins) set(view ?? first());
      // The range reported while drawing was relative to the previous newest bar.
      else report();
    },
    zoom: (factor: number) => {
      const range = now();
      if (!range) return;
      const wide = Math.max((range.from - range.to) * factor, minBars);
      set({ from: Math.min(range.to + wide, length + minBars), to: range.to });
    },
    jumpToLatest: () => {
      const range = now();
      if (range) set({ from: range.from - range.to - roomAfter, to: -roomAfter });
    },
    move: (widths: number) => {
      const range = now();
      if (!range) return;
      const by = -widths * (range.from - range.to);
      const within = Math.max(Math.min(by, length - 1 - range.from), -roomAfter - range.to);
      set({ from: range.from + within, to: range.to + within });
    },
  };
}
