import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import type { Candle } from '../../src/api/contract/stocks';
import { upDownFor } from '../../src/app/upDown';
import type { Language } from '../../src/i18n/language';
import { priceColors } from '../../src/theme/tokens';
import { CandleChart } from '../../src/widgets/CandleChart/CandleChart';
import { chartDrawn } from '../chartDrawn';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { candles } from '../fixtures/market';
import { storyText } from '../storyText';

/** The colours of all boxes that were drawn, the latest last: bodies, wicks and volumes are boxes. */
const inks = new Set<string>();

/** All that was written beside them. */
const words = new Set<string>();

/** Notes what is drawn, as it is drawn. To read a canvas back would stall some browsers. */
function noteDrawing(): () => void {
  const { fillRect, fillText } = CanvasRenderingContext2D.prototype;
  inks.clear();
  words.clear();
  CanvasRenderingContext2D.prototype.fillRect = function (...box) {
    const ink = String(this.fillStyle);
    inks.delete(ink);
    inks.add(ink);
    fillRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.fillText = function (...text) {
    words.add(text[0]);
    fillText.apply(this, text);
  };
  return () => Object.assign(CanvasRenderingContext2D.prototype, { fillRect, fillText });
}

const meta = {
  title: 'Widgets/CandleChart',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: candles('5'), period: '5', decimals: 0 },
  beforeEach: noteDrawing,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the chart to be drawn in the price colours of a convention. */
async function expectDrawn({ args, globals }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await chartDrawn(args.period);
  const { locale, upDown } = globals as { locale: Language; upDown: string };
  const { priceUp, priceDown } = priceColors[upDownFor(locale, upDown)];
  await waitFor(() => expect([...inks]).toEqual(expect.arrayContaining([priceUp, priceDown])));
}

export const OneMinute: Story = { args: { candles: candles('1'), period: '1' }, play: expectDrawn };

export const FiveMinutes: Story = { play: expectDrawn };

export const TenMinutes: Story = { args: { candles: candles('10'), period: '10' }, play: expectDrawn };

export const ThirtyMinutes: Story = { args: { candles: candles('30'), period: '30' }, play: expectDrawn };

export const Day: Story = { args: { candles: candles('day'), period: 'day' }, play: expectDrawn };

export const Week: Story = { args: { candles: candles('week'), period: 'week' }, play: expectDrawn };

export const Month: Story = { args: { candles: candles('month'), period: 'month' }, play: expectDrawn };

const bar: Candle = {
  openedAt: at('2026-11-20', '10:15'),
  open: '1240',
  high: '1255',
  low: '1238',
  close: '1250',
  volume: '1200',
};

const { redUp, greenUp } = priceColors;

export const OneBar: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: [bar] },
  play: async ({ args }) => {
    await chartDrawn(args.period);
    await waitFor(() =>
      expect([...inks]).toEqual(expect.arrayContaining([redUp.priceUp, redUp.priceUpSoft])),
    );
    await expect([...inks]).not.toContain(redUp.priceDown);
  },
};

export const LimitLines: Story = {
  args: {
    candles: [bar, { ...bar, openedAt: at('2026-11-20', '10:20'), high: '1263', low: '1218' }],
    lines: [
      { price: '1260', title: 'Limit up' },
      { price: '1220', title: 'Limit down' },
    ],
  },
  play: async ({ args }) => {
    await chartDrawn(args.period);
    await waitFor(() => expect([...words]).toEqual(expect.arrayContaining(['Limit up', 'Limit down'])));
  },
};

export const RedUp: Story = { globals: { upDown: 'redUp' }, play: expectDrawn };

export const GreenUp: Story = { globals: { upDown: 'greenUp' }, play: expectDrawn };

export const ConventionChanges: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: [bar] },
  play: async ({ args }) => {
    await chartDrawn(args.period);
    const latest = () => [...inks].findLast((ink) => ink === redUp.priceUp || ink === greenUp.priceUp);
    await waitFor(() => expect(latest()).toBe(redUp.priceUp));
    document.documentElement.dataset.upDown = 'greenUp';
    await waitFor(() => expect(latest()).toBe(greenUp.priceUp));
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
      bar,
      {
        openedAt: at('2026-11-20', '10:20'),
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
    await chartDrawn(context.args.period);
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
    await chartDrawn(context.args.period);
    await userEvent.click(canvas.getByText(storyText(context)('market:chart.table')));
    await expectFits(canvasElement);
  },
};
