import { expect, fn, waitFor } from 'storybook/test';
import type { ChartSettings } from '../../../src/domain/market/chartSettings';
import type { Bar } from '../../../src/domain/market/withLastPrice';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { formatChartPrice } from '../../../src/format/price';
import type { ChartView } from '../../../src/widgets/market/CandleChart/chartTypes';
import { candles } from '../../fixtures/market';
import { findDrawnChart } from '../../support/chart';
import { recordDrawing } from './recordDrawing';

const settings: ChartSettings = {
  period: '5',
  averages: [5, 25, 75],
  line: false,
  limits: false,
  indicators: [],
};

export const bars = candles('5');

export const newest = bars.at(-1) as Bar;

/** The range of visible bars, as reported by the chart. */
export const view: { current: ChartView | null } = { current: null };

/** A chart of five-minute bars that reports its range. */
export const interactiveChart = { candles: bars, decimals: 0, settings, onSettingsChange: fn(), view };

/** Before each story: clears the range and records what is drawn. */
export function resetChart(): () => void {
  view.current = null;
  return recordDrawing();
}

/** Waits until the chart is drawn and has reported its range. */
export async function findChart(): Promise<HTMLElement> {
  const chart = await findDrawnChart('5');
  // The width of the axis depends on its figures.
  await document.fonts.ready;
  await waitFor(() => expect(view.current).not.toBeNull());
  return chart;
}

/** Indexes count from the newest bar. */
export const visibleRange = () => view.current ?? { period: '5', from: Number.NaN, to: Number.NaN };

/** The figures above the chart. */
export const readout = () => document.querySelector('[data-testid="readout"]')?.textContent ?? '';

/** Expects the figures of one bar. */
export async function expectReadout(bar: Bar): Promise<void> {
  await expect(readout()).toContain(formatMonthDayTime(bar.openedAt));
  await expect(readout()).toContain(formatChartPrice(bar.close, 0));
}
