import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/Button/Button';
import { holidays } from '../../../src/domain/market/holidays';
import { type Bar, withLastPrice } from '../../../src/domain/market/withLastPrice';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../../components/onPage';
import { findDrawnChart, pointOnChart } from '../../support/chart';
import { dragTouch, touchDown } from '../../support/pointer';
import { trackLeaks } from '../../support/trackLeaks';
import {
  findChart,
  interactiveChart,
  newest,
  readout,
  resetChart,
  view,
  visibleRange,
} from './candleChartSteps';
import { drawnTexts } from './recordDrawing';

const meta = {
  title: 'Widgets/Market/CandleChart/Handling',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: interactiveChart,
  beforeEach: resetChart,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const quotes = [
  { latestPrice: '27000', quotedAt: newest.openedAt + 30_000 },
  { latestPrice: '26500', quotedAt: newest.openedAt + 60_000 },
  { latestPrice: '26510', quotedAt: newest.openedAt + 300_000 },
];

/** The newest bar has followed the price, and the next one has opened, without redrawing the others. */
export const LivePriceMovesNewestBar: Story = {
  render: function Live(args) {
    const [told, setTold] = useState(0);
    const live = quotes
      .slice(0, told)
      .reduce((known, quote) => withLastPrice(known, quote, '5', holidays), args.candles);
    return (
      <>
        <CandleChart {...args} candles={live} />
        <Button onClick={() => setTold(told + 1)}>Next price</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findChart();
    const canvases = [...chart.querySelectorAll('canvas')];
    const before = visibleRange();
    const next = await canvas.findByRole('button', { name: 'Next price' });
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toContain('27,000'));
    await waitFor(() => expect([...drawnTexts]).toContain('27,000'));
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toMatch(/27,000.*26,[0-9]{3}.*26,500/));
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toContain(formatMonthDayTime(newest.openedAt + 300_000)));
    await expect(visibleRange().to).toBeCloseTo(before.to, 1);
    await expect([...chart.querySelectorAll('canvas')]).toEqual(canvases);
  },
};

/** The phone was turned: the chart fills the new width with the same bars. */
export const ResizedWithTheSameBars: Story = {
  render: function Turning(args) {
    const [width, setWidth] = useState(250);
    return (
      <>
        <div style={{ width }}>
          <CandleChart {...args} />
        </div>
        <Button onClick={() => setWidth(310)}>Turn</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findChart();
    const before = visibleRange();
    const drawnWidth = () => chart.querySelector('table')?.getBoundingClientRect().width;
    await waitFor(() => expect(drawnWidth()).toBe(250));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(drawnWidth()).toBe(310));
    const painted = Math.max(...[...chart.querySelectorAll('canvas')].map(({ width }) => width));
    await expect(painted).toBeGreaterThan(250 * window.devicePixelRatio * 0.9);
    await waitFor(() => expect(visibleRange().from).toBeCloseTo(before.from, 0));
    await expect(visibleRange().to).toBeCloseTo(before.to, 0);
  },
};

/** The chart was left and is back with the range it had, as after the full screen. */
export const KeepsItsRangeWhenBack: Story = {
  render: function Leaving(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && <CandleChart {...args} />}
        <Button onClick={() => setShown(!shown)}>Leave or come back</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await findChart();
    const first = visibleRange();
    dragTouch(pointOnChart(chart, 0.2, 0.5), pointOnChart(chart, 0.7, 0.5));
    await waitFor(() => expect(visibleRange().from).toBeGreaterThan(first.from + 10));
    const left = visibleRange();
    const leave = await canvas.findByRole('button', { name: 'Leave or come back' });
    await userEvent.click(leave);
    view.current = { ...left };
    await userEvent.click(leave);
    await findDrawnChart('5');
    await waitFor(() => expect(visibleRange()).not.toBe(left));
    await expect(visibleRange().from).toBeCloseTo(left.from, 0);
  },
};

/** The chart was removed: only the button that brings it back is left, and no listener or observer. */
export const LeavesNothingBehind: Story = {
  render: function Leaving(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(!shown)}>Come or leave</Button>
        {shown && <CandleChart {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Come or leave' });
    const left = trackLeaks();
    try {
      await userEvent.click(button);
      const chart = await findChart();
      await expect(left.names()).not.toEqual([]);
      dragTouch(pointOnChart(chart, 0.2, 0.5), pointOnChart(chart, 0.7, 0.5));
      const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
      await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
      finger.lift();
      await userEvent.click(button);
      await expect(canvas.queryByTestId('chart')).toBeNull();
      await waitFor(() => expect(left.names()).toEqual([]));
    } finally {
      left.stop();
    }
  },
};

const minute = 60_000;

/** Two thousand minutes. */
const many: Bar[] = Array.from({ length: 2_000 }, (_, index) => {
  const close = 1_250 + Math.round(60 * Math.sin(index / 37) + 25 * Math.sin(index / 7));
  return {
    openedAt: newest.openedAt - (1_999 - index) * minute,
    open: String(close - (index % 5) + 2),
    high: String(close + 6),
    low: String(close - 7),
    close: String(close),
    volume: String(1_000 + ((index * 37) % 900)),
  };
});

/** A chart with the largest number of bars, zoomed out by pinching. */
export const TwoThousandBars: Story = {
  args: { candles: many },
  play: async () => {
    const chart = await findChart();
    for (let pinches = 0; pinches < 6; pinches += 1) {
      const fingers = touchDown(pointOnChart(chart, 0.1, 0.5), pointOnChart(chart, 0.8, 0.5));
      for (let part = 0; part <= 1; part += 0.1)
        fingers.move(pointOnChart(chart, 0.1 + part * 0.3, 0.5), pointOnChart(chart, 0.8 - part * 0.3, 0.5));
      fingers.lift();
    }
    await waitFor(() => expect(visibleRange().from).toBeGreaterThan(300));
    await expect(readout()).toContain(formatMonthDayTime(newest.openedAt));
  },
};
