import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Bar } from '../../../src/domain/market/withLastPrice';
import { formatMonthDayTime } from '../../../src/format/dateTime';
import { formatChartPrice } from '../../../src/format/price';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../../components/onPage';
import { pointOnChart } from '../../support/chart';
import { dragTouch, touchDown } from '../../support/pointer';
import { storyText } from '../../support/storyText';
import {
  bars,
  expectReadout,
  findChart,
  interactiveChart,
  newest,
  readout,
  resetChart,
  visibleRange,
} from './candleChartSteps';
import { clearDrawing, drawnTexts } from './recordDrawing';

const meta = {
  title: 'Widgets/Market/CandleChart/Handling',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: interactiveChart,
  beforeEach: resetChart,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = (chart: HTMLElement) => {
  const { x, y } = pointOnChart(chart, 0.3, 0.4);
  const target = document.elementFromPoint(x, y);
  if (!target) throw new Error('there is no canvas');
  return { target, coords: { clientX: x, clientY: y } };
};

/** The mouse has selected the bar below it, which is read out. */
export const CrosshairFollowsTheMouse: Story = {
  tags: ['main'],
  play: async ({ userEvent }) => {
    const chart = await findChart();
    await expectReadout(newest);
    await userEvent.pointer(middle(chart));
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const hovered = bars.find(({ openedAt }) => readout().startsWith(formatMonthDayTime(openedAt)));
    if (!hovered) throw new Error('no bar is selected');
    await expectReadout(hovered);
    // The axis labels its time too.
    await waitFor(() => expect([...drawnTexts].join()).toContain(formatMonthDayTime(hovered.openedAt)));
  },
};

/** The mouse has left the chart: the newest bar is read out again. */
export const NewestBarAfterTheMouse: Story = {
  play: async (context) => {
    await CrosshairFollowsTheMouse.play?.(context);
    const chart = await findChart();
    await context.userEvent.unhover(middle(chart).target);
    await waitFor(() => expectReadout(newest));
  },
};

/** Presses the chart for long and moves the crosshair, which follows the finger. */
async function pressForLong() {
  const chart = await findChart();
  const before = visibleRange();
  const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
  await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
  const pressed = readout();
  finger.move(pointOnChart(chart, 0.33, 0.5));
  const free = [pointOnChart(chart, 0.5, 0.5), pointOnChart(chart, 0.6, 0.2)].map((to) => finger.move(to));
  await expect(free).toEqual([false, false]);
  await waitFor(() => expect(readout()).not.toBe(pressed));
  await expect(visibleRange()).toEqual(before);
  return { chart, finger };
}

/** A long press has started a crosshair, which follows the finger: the bar below it is read out. */
export const LongPressStartsTheCrosshair: Story = {
  play: async () => void (await pressForLong()),
};

/** The finger that had started the crosshair is lifted: the newest bar is read out again. */
export const NewestBarAfterTheFinger: Story = {
  play: async () => {
    const { chart, finger } = await pressForLong();
    finger.lift();
    await waitFor(() => expectReadout(newest));
    await expect(dragTouch(pointOnChart(chart, 0.5, 0.7), pointOnChart(chart, 0.5, 0.1))).toBe(true);
  },
};

/** A tap has placed the crosshair, which stays on its bar while the chart is moved. */
export const TapPlacesTheCrosshair: Story = {
  play: async () => {
    const chart = await findChart();
    touchDown(pointOnChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    const tapped = readout();
    const before = visibleRange();
    dragTouch(pointOnChart(chart, 0.3, 0.5), pointOnChart(chart, 0.5, 0.5));
    await waitFor(() => expect(visibleRange()).not.toEqual(before));
    await expect(readout()).toBe(tapped);
  },
};

/** Two taps have moved the crosshair and removed it again: the newest bar is read out. */
export const NewestBarAfterTaps: Story = {
  play: async (context) => {
    await TapPlacesTheCrosshair.play?.(context);
    const chart = await findChart();
    const tapped = readout();
    touchDown(pointOnChart(chart, 0.8, 0.5)).lift();
    await waitFor(() => expect(readout()).not.toBe(tapped));
    touchDown(pointOnChart(chart, 0.8, 0.5)).lift();
    await waitFor(() => expectReadout(newest));
  },
};

/** The chart is as it was: a vertical or slanting drag scrolls the page from any place of it. */
export const VerticalDragScrollsThePage: Story = {
  play: async () => {
    const chart = await findChart();
    const before = visibleRange();
    await expect(getComputedStyle(chart).touchAction).toBe('pan-y');
    for (const across of [0.2, 0.6, 0.97]) {
      await expect(dragTouch(pointOnChart(chart, across, 0.8), pointOnChart(chart, across, 0.1))).toBe(true);
      await expect(dragTouch(pointOnChart(chart, across, 0.1), pointOnChart(chart, across, 0.8))).toBe(true);
    }
    await expect(dragTouch(pointOnChart(chart, 0.3, 0.8), pointOnChart(chart, 0.5, 0.1))).toBe(true);
    await expect(visibleRange()).toEqual(before);
    await expectReadout(newest);
  },
};

/** Older bars are in sight, after a horizontal drag to the right. */
export const HorizontalDragMovesTheChart: Story = {
  play: async () => {
    const chart = await findChart();
    const before = visibleRange();
    await expect(dragTouch(pointOnChart(chart, 0.2, 0.5), pointOnChart(chart, 0.7, 0.52))).toBe(false);
    await waitFor(() => expect(visibleRange().from).toBeGreaterThan(before.from + 10));
    await expect(visibleRange().from - visibleRange().to).toBeCloseTo(before.from - before.to, 1);
  },
};

/** Fewer, wider bars after pinching, which has placed no crosshair. */
export const PinchZoomsIn: Story = {
  play: async () => {
    const chart = await findChart();
    const before = visibleRange();
    const fingers = touchDown(pointOnChart(chart, 0.4, 0.5), pointOnChart(chart, 0.5, 0.5));
    for (let apart = 0.02; apart <= 0.2; apart += 0.02) {
      fingers.move(pointOnChart(chart, 0.4 - apart, 0.5), pointOnChart(chart, 0.5 + apart, 0.5));
    }
    fingers.lift();
    await waitFor(() =>
      expect(visibleRange().from - visibleRange().to).toBeLessThan((before.from - before.to) * 0.8),
    );
    await expectReadout(newest);
  },
};

/**
 * The chart at its oldest bar, reached by button: every gesture has one, for places without room for
 * gestures.
 */
export const ButtonForEveryGesture: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, loaded, step, userEvent }) => {
    const t = storyText({ loaded });
    await findChart();
    const first = visibleRange();
    const press = async (name: Parameters<typeof t>[0]) => {
      const before = visibleRange();
      await userEvent.click(await canvas.findByRole('button', { name: t(name) }));
      await waitFor(() => expect(visibleRange()).not.toEqual(before));
    };
    await step('Zooming in and out changes the oldest bar shown', async () => {
      await press('stock:chart.zoomIn');
      await expect(visibleRange().from).toBeLessThan(first.from * 0.8);
      await press('stock:chart.zoomOut');
      await expect(visibleRange().from).toBeCloseTo(first.from, 0);
    });
    await step('Older and newer move the range', async () => {
      await press('stock:chart.older');
      await expect(visibleRange().to).toBeGreaterThan(first.to + 20);
      await press('stock:chart.newer');
      await expect(visibleRange().to).toBeCloseTo(first.to, 0);
    });
    await step('The range stops at the newest and at the oldest bar', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('stock:chart.newer') }));
      await expect(visibleRange().to).toBeCloseTo(first.to, 0);
      for (let presses = 0; presses < 8; presses += 1) await press('stock:chart.older').catch(() => {});
      await expect(visibleRange().from).toBeLessThan(bars.length + 1);
    });
  },
};

/** Older bars are in sight, with a button back to the newest one. */
export const ButtonBackToNewestBar: Story = {
  play: async (context) => {
    const { canvas } = context;
    const name = storyText(context)('stock:chart.toNow');
    const chart = await findChart();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    dragTouch(pointOnChart(chart, 0.1, 0.5), pointOnChart(chart, 0.8, 0.5));
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(visibleRange().to).toBeGreaterThan(1));
    const sight = visibleRange();
    const lastInSight = bars[Math.ceil(bars.length - 1 - sight.to)] as Bar;
    clearDrawing();
    dragTouch(pointOnChart(chart, 0.3, 0.5), pointOnChart(chart, 0.32, 0.5));
    await waitFor(() => expect(drawnTexts.size).toBeGreaterThan(0));
    await expect([...drawnTexts]).not.toContain(formatChartPrice(lastInSight.close, 0));
  },
};

/** The chart is back at its newest bar, to which the button has returned; the button is gone. */
export const BackAtTheNewestBar: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = storyText(context)('stock:chart.toNow');
    await findChart();
    const before = visibleRange();
    await ButtonBackToNewestBar.play?.(context);
    clearDrawing();
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(visibleRange().to).toBeCloseTo(before.to, 1));
    await expect(visibleRange().from).toBeCloseTo(before.from, 1);
    await waitFor(() => expect([...drawnTexts]).toContain(formatChartPrice(newest.close, 0)));
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** The browser took over a finger with a crosshair to scroll: the newest bar is read out again. */
export const PageTakesTheFinger: Story = {
  play: async () => {
    const chart = await findChart();
    const finger = touchDown(pointOnChart(chart, 0.3, 0.5));
    await waitFor(() => expect(readout()).not.toContain(formatMonthDayTime(newest.openedAt)));
    finger.cancel();
    await waitFor(() => expectReadout(newest));
  },
};
