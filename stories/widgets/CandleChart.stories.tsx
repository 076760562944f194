import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CandleChart } from '../../src/widgets/CandleChart/CandleChart';
import { chartDrawn } from '../chartDrawn';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { candles, limits } from '../fixtures/market';
import { inkOf } from '../inkOf';
import { storyText } from '../storyText';

const meta = {
  title: 'Widgets/CandleChart',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: candles('5'), period: '5', decimals: 0 },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** The chart, once its code has arrived and it has been drawn. */
async function drawnChart({ canvas, args }: Context): Promise<HTMLElement> {
  await chartDrawn(args.period);
  return canvas.getByTestId('chart');
}

/** How many pixels of the drawing have exactly this colour. */
function pixelsIn(chart: HTMLElement, ink: string): number {
  const [red, green, blue] = ink.match(/\d+/g)?.map(Number) ?? [];
  let count = 0;
  for (const canvas of chart.querySelectorAll('canvas')) {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  }
  return count;
}

const isDrawn: Story['play'] = async (context) => {
  const chart = await drawnChart(context);
  await waitFor(() => expect(pixelsIn(chart, inkOf('priceUp'))).toBeGreaterThan(50));
  await expect(pixelsIn(chart, inkOf('priceDown'))).toBeGreaterThan(50);
};

export const OneMinute: Story = { args: { candles: candles('1'), period: '1' }, play: isDrawn };

export const FiveMinutes: Story = { play: isDrawn };

export const TenMinutes: Story = { args: { candles: candles('10'), period: '10' }, play: isDrawn };

export const ThirtyMinutes: Story = { args: { candles: candles('30'), period: '30' }, play: isDrawn };

export const Day: Story = { args: { candles: candles('day'), period: 'day' }, play: isDrawn };

export const Week: Story = { args: { candles: candles('week'), period: 'week' }, play: isDrawn };

export const Month: Story = { args: { candles: candles('month'), period: 'month' }, play: isDrawn };

const rising = { openedAt: Date.parse('2026-11-20T10:15:00+09:00'), volume: '1200' };

export const OneBar: Story = {
  args: { candles: [{ ...rising, open: '1240', high: '1255', low: '1238', close: '1250' }] },
  play: async (context) => {
    const chart = await drawnChart(context);
    await waitFor(() => expect(pixelsIn(chart, inkOf('priceUp'))).toBeGreaterThan(20));
    await expect(pixelsIn(chart, inkOf('priceDown'))).toBe(0);
  },
};

export const LimitLines: Story = {
  args: {
    lines: [
      { price: limits().limitUp, title: 'Limit up' },
      { price: limits().limitDown, title: 'Limit down' },
    ],
  },
  play: isDrawn,
};

export const RedUp: Story = { globals: { upDown: 'redUp' }, play: isDrawn };

export const GreenUp: Story = { globals: { upDown: 'greenUp' }, play: isDrawn };

export const ConventionChanges: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: [{ ...rising, open: '1240', high: '1255', low: '1238', close: '1250' }] },
  play: async (context) => {
    const chart = await drawnChart(context);
    const red = inkOf('priceUp');
    await waitFor(() => expect(pixelsIn(chart, red)).toBeGreaterThan(20));
    document.documentElement.dataset.upDown = 'greenUp';
    await waitFor(() => expect(pixelsIn(chart, inkOf('priceUp'))).toBeGreaterThan(20));
    await expect(pixelsIn(chart, red)).toBe(0);
  },
};

export const Empty: Story = {
  args: { candles: [] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(storyText(context)('market:chart.empty'))).toBeVisible();
    await expect(canvas.queryByTestId('chart')).toBeNull();
  },
};

export const AsTable: Story = {
  args: {
    candles: [
      { ...rising, open: '1240', high: '1255', low: '1238', close: '1250' },
      {
        openedAt: Date.parse('2026-11-20T10:20:00+09:00'),
        open: '1250',
        high: '1251',
        low: '1242.5',
        close: '1244.5',
        volume: '183400',
      },
    ],
    decimals: 1,
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await drawnChart(context);
    const figure = canvas.getByRole('figure', { name: storyText(context)('market:chart.title') });
    await userEvent.click(within(figure).getByText(storyText(context)('market:chart.table')));
    const [, newest] = within(figure).getAllByRole('row');
    const cells = Array.from(newest?.children ?? [], ({ textContent }) => textContent);
    await expect(cells).toEqual(['11/20 10:20', '1,250.0', '1,251.0', '1,242.5', '1,244.5', '183,400']);
    await expectFits(canvasElement);
  },
};

export const LongFigures: Story = {
  args: {
    candles: candles('day').map((candle) => ({
      ...candle,
      open: `${candle.open}0000.5`,
      high: `${candle.high}0000.5`,
      low: `${candle.low}0000.5`,
      close: `${candle.close}0000.5`,
      volume: `${candle.volume}00000`,
    })),
    period: 'day',
    decimals: 1,
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await drawnChart(context);
    await userEvent.click(canvas.getByText(storyText(context)('market:chart.table')));
    await expectFits(canvasElement);
  },
};
