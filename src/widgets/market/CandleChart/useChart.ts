'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartPeriod } from '../../../domain/market/marketVocabulary';
import { useFormats } from '../../../i18n/useFormats';
import { withTimeout } from '../../../lib/moduleLoad';
import type { ChartContent, ChartHandle, ChartView } from './chartTypes';

/** What a chart shows, and what it reports. */
export interface Drawing extends ChartContent {
  period: ChartPeriod;
  decimals: number;
  /** Whether nothing below the chart scrolls. */
  alone: boolean;
  /** Whether to draw nothing but keep the space. */
  paused: boolean;
  /** The visible range, kept across redraws and shared between charts. */
  view: RefObject<ChartView | null>;
  /** The chart once it is drawn, for buttons that move it. */
  chart: RefObject<ChartHandle | undefined>;
  /** Index of the bar under the crosshair; undefined when there is none. */
  onCrosshair: (index: number | undefined) => void;
  /** The newest bar left or entered the visible range. Must be a stable function. */
  onDraggedBack: (draggedBack: boolean) => void;
}

/** Whether the bars of a period show the time of day. */
export const isIntraday = (period: ChartPeriod): boolean => !['day', 'week', 'month'].includes(period);

/**
 * Draws a chart into an element once its code has loaded, updates it, and removes it with the element.
 *
 * Another period or number of decimals creates a new chart.
 */
export function useChart(canvas: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { candles, levels, limitsInRange, averages, indicators, line, direction } = drawing;
  const { period, decimals, alone, paused, chart } = drawing;
  const formats = useFormats();
  const latest = useRef(drawing);
  // Rethrown while rendering, so that the error boundary of the surrounding part shows it.
  const [failure, setFailure] = useState<{ cause: unknown }>();
  if (failure) throw failure.cause;

  useEffect(() => {
    latest.current = drawing;
  });

  useEffect(() => {
    let gone = false;
    const element = canvas.current;
    if (!element || paused) return;
    const draw = ({ drawChart }: typeof import('./drawChart')) => {
      if (gone) return;
      const { view, onCrosshair, onDraggedBack } = latest.current;
      const kept = view.current?.period === period ? view.current : undefined;
      chart.current = drawChart(element, { decimals, intraday: isIntraday(period), alone, formats }, kept, {
        onCrosshair,
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
      latest.current.onCrosshair(undefined);
      latest.current.onDraggedBack(false);
      delete element.dataset.drawn;
    };
  }, [canvas, chart, period, decimals, alone, paused, formats]);

  useEffect(() => {
    chart.current?.show({ candles, levels, limitsInRange, averages, indicators, line, direction });
  }, [chart, candles, levels, limitsInRange, averages, indicators, line, direction]);
}
