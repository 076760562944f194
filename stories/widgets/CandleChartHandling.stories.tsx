import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import type { ChartSettings } from '../../src/domain/chartSettings';
import { type Bar, withLastPrice } from '../../src/domain/withLastPrice';
import { formatMonthDayTime } from '../../src/format/dateTime';
import { formatMoney } from '../../src/format/money';
import { CandleChart } from '../../src/widgets/CandleChart/CandleChart';
import type { ChartView } from '../../src/widgets/CandleChart/chartTypes';
import { chartDrawn, onChart } from '../chartDrawn';
import { onPageEdgeToEdge } from '../components/onPage';
import { candles } from '../fixtures/market';
import { noteLeftBehind } from '../leftBehind';
import { storyText } from '../storyText';
import { drag, putDown } from '../touch';
import { noteDrawing, words } from './drawing';

const settings: ChartSettings = { period: '5', averages: [5, 25, 75], limits: false };
const bars = candles('5');
const view: { current: ChartView | null } = { current: null };

const meta = {
  title: 'Widgets/CandleChart/Handling',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: bars, decimals: 0, settings, onSettingsChange: fn(), view },
  beforeEach: () => {
    view.current = null;
    return noteDrawing();
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the chart is drawn and has told which bars are in sight. */
async function drawn(): Promise<HTMLElement> {
  const chart = await chartDrawn('5');
  await waitFor(() => expect(view.current).not.toBeNull());
  return chart;
}

const inSight = () => view.current ?? { period: '5', from: Number.NaN, to: Number.NaN };

const readout = () => document.querySelector('[data-testid="readout"]')?.textContent ?? '';
const newest = bars.at(-1) as Bar;
const reads = async (bar: Bar) => {
  await expect(readout()).toContain(formatMonthDayTime(bar.openedAt));
  await expect(readout()).toContain(formatMoney(bar.close, { decimals: 0 }));
};

/** The mouse reads the bar that it is over; gone, the newest one is read. */
export const Crosshair: Story = {
  play: async ({ userEvent }) => {
    const chart = await drawn();
    await reads(newest);
    const { x, y } = onChart(chart, 0.3, 0.4);
    const target = document.elementFromPoint(x, y);
    if (!target) throw new Error('there is no canvas');
    await userEvent.pointer({ target, coords: { clientX: x, clientY: y } });
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const hovered = bars.find(({ openedAt }) => readout().startsWith(formatMonthDayTime(openedAt)));
    if (!hovered) throw new Error('no bar is read');
    await reads(hovered);
    // The axis names its time as well.
    await waitFor(() => expect([...words].join()).toContain(formatMonthDayTime(hovered.openedAt)));
    await userEvent.unhover(target);
    await waitFor(() => reads(newest));
  },
};

/** A finger that is held still for a moment has the crosshair, and moves it in any direction; then the page scrolls again. */
export const LongPress: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    const finger = putDown(onChart(chart, 0.3, 0.5));
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const pressed = readout();
    finger.move(onChart(chart, 0.33, 0.5));
    const free = [onChart(chart, 0.5, 0.5), onChart(chart, 0.6, 0.2)].map((to) => finger.move(to));
    await expect(free).toEqual([false, false]);
    await waitFor(() => expect(readout()).not.toBe(pressed));
    await expect(inSight()).toEqual(before);
    finger.lift();
    await waitFor(() => reads(newest));
    await expect(drag(onChart(chart, 0.5, 0.7), onChart(chart, 0.5, 0.1))).toBe(true);
  },
};

/** A tap sets the crosshair down: it stays on its bar while the chart moves, until that bar is tapped again. */
export const Tap: Story = {
  play: async () => {
    const chart = await drawn();
    putDown(onChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const tapped = readout();
    const before = inSight();
    drag(onChart(chart, 0.3, 0.5), onChart(chart, 0.5, 0.5));
    await waitFor(() => expect(inSight()).not.toEqual(before));
    await expect(readout()).toBe(tapped);
    putDown(onChart(chart, 0.8, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toBe(tapped));
    putDown(onChart(chart, 0.8, 0.5)).lift();
    await waitFor(() => reads(newest));
  },
};

/** A vertical drag is the page's, wherever on the chart it begins; also a slanting one. */
export const VerticalDrag: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    await expect(getComputedStyle(chart).touchAction).toBe('pan-y');
    for (const across of [0.2, 0.6, 0.97]) {
      await expect(drag(onChart(chart, across, 0.8), onChart(chart, across, 0.1))).toBe(true);
      await expect(drag(onChart(chart, across, 0.1), onChart(chart, across, 0.8))).toBe(true);
    }
    await expect(drag(onChart(chart, 0.3, 0.8), onChart(chart, 0.5, 0.1))).toBe(true);
    await expect(inSight()).toEqual(before);
    await reads(newest);
  },
};

/** A horizontal drag is the chart's: to the right, older bars come into sight. */
export const HorizontalDrag: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    await expect(drag(onChart(chart, 0.2, 0.5), onChart(chart, 0.7, 0.52))).toBe(false);
    await waitFor(() => expect(inSight().from).toBeGreaterThan(before.from + 10));
    await expect(inSight().from - inSight().to).toBeCloseTo(before.from - before.to, 1);
  },
};

/** Two fingers that part zoom in, and set nothing down as they leave. */
export const Pinch: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    const fingers = putDown(onChart(chart, 0.4, 0.5), onChart(chart, 0.5, 0.5));
    for (let apart = 0.02; apart <= 0.2; apart += 0.02) {
      fingers.move(onChart(chart, 0.4 - apart, 0.5), onChart(chart, 0.5 + apart, 0.5));
    }
    fingers.lift();
    await waitFor(() => expect(inSight().from - inSight().to).toBeLessThan((before.from - before.to) * 0.8));
    await reads(newest);
  },
};

/** Where there is no room for fingers that drag and pinch: every movement has a button, and each ends at the bars' end. */
export const Buttons: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await drawn();
    const first = inSight();
    const press = async (name: Parameters<typeof t>[0]) => {
      const before = inSight();
      await userEvent.click(canvas.getByRole('button', { name: t(name) }));
      await waitFor(() => expect(inSight()).not.toEqual(before));
    };
    await press('stock:chart.zoomIn');
    await expect(inSight().from).toBeLessThan(first.from * 0.8);
    await press('stock:chart.zoomOut');
    await expect(inSight().from).toBeCloseTo(first.from, 0);
    await press('stock:chart.older');
    await expect(inSight().to).toBeGreaterThan(first.to + 20);
    await press('stock:chart.newer');
    await expect(inSight().to).toBeCloseTo(first.to, 0);
    await userEvent.click(canvas.getByRole('button', { name: t('stock:chart.newer') }));
    await expect(inSight().to).toBeCloseTo(first.to, 0);
    for (let presses = 0; presses < 8; presses += 1) await press('stock:chart.older').catch(() => {});
    await expect(inSight().from).toBeLessThan(bars.length + 1);
  },
};

const quotes = [
  { latestPrice: '27000', quotedAt: newest.openedAt + 30_000 },
  { latestPrice: '26500', quotedAt: newest.openedAt + 60_000 },
  { latestPrice: '26510', quotedAt: newest.openedAt + 300_000 },
];

/** The newest bar follows the price, and the next one opens: in place, without drawing the others again. */
export const LivePrice: Story = {
  render: function Live(args) {
    const [told, setTold] = useState(0);
    const live = quotes
      .slice(0, told)
      .reduce((known, quote) => withLastPrice(known, quote, '5'), args.candles);
    return (
      <>
        <CandleChart {...args} candles={live} />
        <Button onClick={() => setTold(told + 1)}>Next price</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await drawn();
    const canvases = [...chart.querySelectorAll('canvas')];
    const before = inSight();
    const next = canvas.getByRole('button', { name: 'Next price' });
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toContain('27,000'));
    await waitFor(() => expect([...words]).toContain('27,000'));
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toMatch(/27,000.*26,[0-9]{3}.*26,500/));
    await userEvent.click(next);
    await waitFor(() => expect(readout()).toContain(formatMonthDayTime(newest.openedAt + 300_000)));
    await expect(inSight().to).toBeCloseTo(before.to, 1);
    await expect([...chart.querySelectorAll('canvas')]).toEqual(canvases);
  },
};

/** Turned or resized, it fills its new width with the same bars. */
export const Resized: Story = {
  render: function Turning(args) {
    const [width, setWidth] = useState(300);
    return (
      <>
        <div style={{ width }}>
          <CandleChart {...args} />
        </div>
        <Button onClick={() => setWidth(360)}>Turn</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const chart = await drawn();
    const before = inSight();
    const drawnWidth = () => chart.querySelector('table')?.getBoundingClientRect().width;
    await waitFor(() => expect(drawnWidth()).toBe(300));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(drawnWidth()).toBe(360));
    const painted = Math.max(...[...chart.querySelectorAll('canvas')].map(({ width }) => width));
    await expect(painted).toBeGreaterThan(300 * window.devicePixelRatio * 0.9);
    await waitFor(() => expect(inSight().from).toBeCloseTo(before.from, 0));
    await expect(inSight().to).toBeCloseTo(before.to, 0);
  },
};

/** Shown again, as in the full screen and back, it is where it was left. */
export const ComesBack: Story = {
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
    const chart = await drawn();
    const first = inSight();
    drag(onChart(chart, 0.2, 0.5), onChart(chart, 0.7, 0.5));
    await waitFor(() => expect(inSight().from).toBeGreaterThan(first.from + 10));
    const left = inSight();
    const leave = canvas.getByRole('button', { name: 'Leave or come back' });
    await userEvent.click(leave);
    view.current = { ...left };
    await userEvent.click(leave);
    await chartDrawn('5');
    await waitFor(() => expect(inSight()).not.toBe(left));
    await expect(inSight().from).toBeCloseTo(left.from, 0);
  },
};

/** Gone from the page, it leaves no listener and no observer, and draws no more. */
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
    const button = canvas.getByRole('button', { name: 'Come or leave' });
    const left = noteLeftBehind();
    try {
      await userEvent.click(button);
      const chart = await drawn();
      await expect(left.names()).not.toEqual([]);
      drag(onChart(chart, 0.2, 0.5), onChart(chart, 0.7, 0.5));
      const finger = putDown(onChart(chart, 0.3, 0.5));
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

/** As many bars as a chart ever has, all of them in sight. */
export const TwoThousandBars: Story = {
  args: { candles: many },
  play: async () => {
    const chart = await drawn();
    for (let pinches = 0; pinches < 6; pinches += 1) {
      const fingers = putDown(onChart(chart, 0.1, 0.5), onChart(chart, 0.8, 0.5));
      for (let part = 0; part <= 1; part += 0.1)
        fingers.move(onChart(chart, 0.1 + part * 0.3, 0.5), onChart(chart, 0.8 - part * 0.3, 0.5));
      fingers.lift();
    }
    await waitFor(() => expect(inSight().from).toBeGreaterThan(300));
    await expect(readout()).toContain(formatMonthDayTime(newest.openedAt));
  },
};
