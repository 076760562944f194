import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Bar } from '../../src/domain/withLastPrice';
import { formatMonthDayTime } from '../../src/format/dateTime';
import { formatChartPrice } from '../../src/format/price';
import { CandleChart } from '../../src/widgets/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../components/onPage';
import { pointOnChart } from '../support/chart';
import { dragTouch, touchDown } from '../support/pointer';
import { storyText } from '../support/storyText';
import {
  bars,
  beforeHandling,
  drawn,
  handledChart,
  inSight,
  newest,
  readout,
  reads,
} from './candleChartSteps';
import { forgetDrawing, words } from './drawing';

const meta = {
  title: 'Widgets/CandleChart/Handling',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: handledChart,
  beforeEach: beforeHandling,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mouse reads the bar that it is over; gone, the newest one is read. */
export const Crosshair: Story = {
  play: async ({ userEvent }) => {
    const chart = await drawn();
    await reads(newest);
    const { x, y } = pointOnChart(chart, 0.3, 0.4);
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
    const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const pressed = readout();
    finger.move(pointOnChart(chart, 0.33, 0.5));
    const free = [pointOnChart(chart, 0.5, 0.5), pointOnChart(chart, 0.6, 0.2)].map((to) => finger.move(to));
    await expect(free).toEqual([false, false]);
    await waitFor(() => expect(readout()).not.toBe(pressed));
    await expect(inSight()).toEqual(before);
    finger.lift();
    await waitFor(() => reads(newest));
    await expect(dragTouch(pointOnChart(chart, 0.5, 0.7), pointOnChart(chart, 0.5, 0.1))).toBe(true);
  },
};

/** A tap sets the crosshair down: it stays on its bar while the chart moves, until that bar is tapped again. */
export const Tap: Story = {
  play: async () => {
    const chart = await drawn();
    touchDown(pointOnChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const tapped = readout();
    const before = inSight();
    dragTouch(pointOnChart(chart, 0.3, 0.5), pointOnChart(chart, 0.5, 0.5));
    await waitFor(() => expect(inSight()).not.toEqual(before));
    await expect(readout()).toBe(tapped);
    touchDown(pointOnChart(chart, 0.8, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toBe(tapped));
    touchDown(pointOnChart(chart, 0.8, 0.5)).lift();
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
      await expect(dragTouch(pointOnChart(chart, across, 0.8), pointOnChart(chart, across, 0.1))).toBe(true);
      await expect(dragTouch(pointOnChart(chart, across, 0.1), pointOnChart(chart, across, 0.8))).toBe(true);
    }
    await expect(dragTouch(pointOnChart(chart, 0.3, 0.8), pointOnChart(chart, 0.5, 0.1))).toBe(true);
    await expect(inSight()).toEqual(before);
    await reads(newest);
  },
};

/** A horizontal drag is the chart's: to the right, older bars come into sight. */
export const HorizontalDrag: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    await expect(dragTouch(pointOnChart(chart, 0.2, 0.5), pointOnChart(chart, 0.7, 0.52))).toBe(false);
    await waitFor(() => expect(inSight().from).toBeGreaterThan(before.from + 10));
    await expect(inSight().from - inSight().to).toBeCloseTo(before.from - before.to, 1);
  },
};

/** Two fingers that part zoom in, and set nothing down as they leave. */
export const Pinch: Story = {
  play: async () => {
    const chart = await drawn();
    const before = inSight();
    const fingers = touchDown(pointOnChart(chart, 0.4, 0.5), pointOnChart(chart, 0.5, 0.5));
    for (let apart = 0.02; apart <= 0.2; apart += 0.02) {
      fingers.move(pointOnChart(chart, 0.4 - apart, 0.5), pointOnChart(chart, 0.5 + apart, 0.5));
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
      <div style={{ display: 'flex', minHeight: 480 }}>
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
      await userEvent.click(await canvas.findByRole('button', { name: t(name) }));
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
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:chart.newer') }));
    await expect(inSight().to).toBeCloseTo(first.to, 0);
    for (let presses = 0; presses < 8; presses += 1) await press('stock:chart.older').catch(() => {});
    await expect(inSight().from).toBeLessThan(bars.length + 1);
  },
};

/** Dragged back, nothing on the axis looks like the live price, and a button leads to the newest bar. */
export const ToNow: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = storyText(context)('stock:chart.toNow');
    const chart = await drawn();
    const before = inSight();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    dragTouch(pointOnChart(chart, 0.1, 0.5), pointOnChart(chart, 0.8, 0.5));
    const toNow = await canvas.findByRole('button', { name });
    await waitFor(() => expect(inSight().to).toBeGreaterThan(1));
    const sight = inSight();
    const lastInSight = bars[Math.ceil(bars.length - 1 - sight.to)] as Bar;
    forgetDrawing();
    dragTouch(pointOnChart(chart, 0.3, 0.5), pointOnChart(chart, 0.32, 0.5));
    await waitFor(() => expect(words.size).toBeGreaterThan(0));
    await expect([...words]).not.toContain(formatChartPrice(lastInSight.close, 0));
    forgetDrawing();
    await userEvent.click(toNow);
    await waitFor(() => expect(inSight().to).toBeCloseTo(before.to, 1));
    await expect(inSight().from).toBeCloseTo(before.from, 1);
    await waitFor(() => expect([...words]).toContain(formatChartPrice(newest.close, 0)));
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** A finger that had the crosshair scrolls the page after all: the browser takes it, and the newest bar is read again. */
export const PageTakesTheFinger: Story = {
  play: async () => {
    const chart = await drawn();
    const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    finger.cancel();
    await waitFor(() => reads(newest));
  },
};
