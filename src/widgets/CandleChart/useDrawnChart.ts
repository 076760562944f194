import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartPeriod } from '../../domain/vocabulary';
import { withTimeout } from '../../lib/lazyModule';
import type { ChartContent, ChartView, DrawnChart } from './chartTypes';
import { useConvention } from './useConvention';

interface Drawing extends ChartContent {
  period: ChartPeriod;
  decimals: number;
  /** Nothing scrolls beneath. */
  alone: boolean;
  /** Keeps its place and draws nothing. */
  resting: boolean;
  /** Keeps which bars are in sight, over redrawing and between charts. */
  view: RefObject<ChartView | null>;
  /** Index of the bar under the crosshair; undefined when there is none. */
  onPoint: (index: number | undefined) => void;
  /** The newest bar went out of sight, or came back. Always the same function. */
  onDraggedBack: (draggedBack: boolean) => void;
}

/** Whether the bars of a period show the time of day. */
export const isIntraday = (period: ChartPeriod): boolean => !['day', 'week', 'month'].includes(period);

/**
 * Draws a chart into an element, once its code is there, and keeps it up to date; gone with the element. Another period,
 * another number of decimals or another convention of colours is another chart.
 */
export function useDrawnChart(canvas: RefObject<HTMLElement | null>, drawing: Drawing) {
  const { candles, levels, limitsInRange, averages, period, decimals, alone, resting } = drawing;
  const chart = useRef<DrawnChart | undefined>(undefined);
  const latest = useRef(drawing);
  const convention = useConvention();
  // The part of the screen it stands in says so.
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;

  useEffect(() => {
    latest.current = drawing;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a convention of colours draws it afresh.
  useEffect(() => {
    let gone = false;
    const element = canvas.current;
    if (!element || resting) return;
    const draw = ({ drawChart }: typeof import('./drawChart')) => {
      if (gone) return;
      const { view, onPoint, onDraggedBack } = latest.current;
      const kept = view.current?.period === period ? view.current : undefined;
      chart.current = drawChart(element, { decimals, intraday: isIntraday(period), alone }, kept, {
        onPoint,
        onDraggedBack,
        onView: (range) => {
          view.current = { period, ...range };
        },
      });
      chart.current.show(latest.current);
      element.dataset.drawn = period;
    };
    withTimeout(import('./drawChart'))
      .then(draw)
      .catch((cause: unknown) => !gone && setFailure({ cause }));
    return () => {
      gone = true;
      chart.current?.remove();
      chart.current = undefined;
      latest.current.onPoint(undefined);
      latest.current.onDraggedBack(false);
      delete element.dataset.drawn;
    };
  }, [canvas, period, decimals, alone, resting, convention]);

  useEffect(() => {
    chart.current?.show({ candles, levels, limitsInRange, averages });
  }, [candles, levels, limitsInRange, averages]);

  return chart;
}
