import type { IChartApi } from 'lightweight-charts';
import type { ChartView } from './chartTypes';

/** Width of a bar with its gap at first, in css px for each px of type size: the same on every screen. */
const firstBarWidth = 0.55;

/** Fewer bars than these report nothing. */
const fewestBars = 10;

/** Room after the newest bar, in bars: with half of its own, as much as the right half of its time takes on the axis. */
const roomAfter = 2.5;

type Range = Omit<ChartView, 'period'>;

/** Whether the newest bar is out of sight at the right. */
export const isDraggedBack = ({ to }: Range): boolean => to >= 1;

/**
 * Which bars of a chart are in sight. At first as many of the newest as have room, or those of `view`; bars that are
 * few stand at the right, as wide as any.
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
    return { from: Math.max(scale.width() / barWidth, fewestBars), to: -roomAfter };
  };
  const report = () => {
    const range = length > 0 && now();
    if (range) onView(range);
  };
  scale.subscribeVisibleLogicalRangeChange(report);

  return {
    /** So many bars are drawn now. */
    show: (bars: number) => {
      const begins = length === 0 && bars > 0;
      length = bars;
      if (begins) set(view ?? first());
      // What moved as they were drawn was counted from the former newest one.
      else report();
    },
    zoom: (factor: number) => {
      const range = now();
      if (!range) return;
      const wide = Math.max((range.from - range.to) * factor, fewestBars);
      set({ from: Math.min(range.to + wide, length + fewestBars), to: range.to });
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
