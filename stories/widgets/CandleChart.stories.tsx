import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import type { Candle } from '../../src/api/contract/stocks';
import { upDownFor } from '../../src/app/upDown';
import type { ChartSettings } from '../../src/domain/chartSettings';
import type { ChartPeriod } from '../../src/domain/vocabulary';
import type { Language } from '../../src/i18n/language';
import { palette, priceColors } from '../../src/theme/tokens';
import { CandleChart } from '../../src/widgets/CandleChart/CandleChart';
import type { ChartLevel } from '../../src/widgets/CandleChart/chartTypes';
import { chartDrawn } from '../chartDrawn';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { candles } from '../fixtures/market';
import { storyText } from '../storyText';
import { forgetDrawing, inks, noteDrawing, words } from './drawing';

const settings = (overrides: Partial<ChartSettings> = {}): ChartSettings => ({
  period: '5',
  averages: [5, 25, 75],
  limits: false,
  ...overrides,
});

const meta = {
  title: 'Widgets/CandleChart',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: candles('5'), decimals: 0, settings: settings(), onSettingsChange: fn() },
  beforeEach: noteDrawing,
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(args.settings);
    const change = (next: ChartSettings) => {
      args.onSettingsChange(next);
      setChosen(next);
    };
    return <CandleChart {...args} settings={chosen} onSettingsChange={change} />;
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Expects the chart to be drawn in the price colours of a convention. */
async function expectDrawn({ args, globals }: Context): Promise<void> {
  await chartDrawn(args.settings.period);
  const { locale, upDown } = globals as { locale: Language; upDown: string };
  const { priceUp, priceDown } = priceColors[upDownFor(locale, upDown)];
  await waitFor(() => expect([...inks]).toEqual(expect.arrayContaining([priceUp, priceDown])));
}

const ofPeriod = (period: ChartPeriod): Story => ({
  args: { candles: candles(period), settings: settings({ period }) },
  play: expectDrawn,
});

export const OneMinute = ofPeriod('1');

export const FiveMinutes: Story = { play: expectDrawn };

export const TenMinutes = ofPeriod('10');

export const ThirtyMinutes = ofPeriod('30');

export const Day = ofPeriod('day');

export const Week = ofPeriod('week');

export const Month = ofPeriod('month');

const bar: Candle = {
  openedAt: at('2026-11-20', '10:15'),
  open: '1240',
  high: '1255',
  low: '1238',
  close: '1250',
  volume: '1200',
};
const fallen: Candle = {
  ...bar,
  openedAt: at('2026-11-20', '10:20'),
  high: '1263',
  low: '1218',
  close: '1231',
};

const { redUp, greenUp } = priceColors;

/** One bar stands at the right, as wide as any; there are no averages yet. */
export const OneBar: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: [bar] },
  play: async ({ args, canvas }) => {
    await chartDrawn(args.settings.period);
    await waitFor(() =>
      expect([...inks]).toEqual(expect.arrayContaining([redUp.priceUp, redUp.priceUpSoft])),
    );
    await expect([...inks]).not.toContain(redUp.priceDown);
    await expect(canvas.getByRole('button', { name: /MA5/ })).toHaveTextContent('—');
  },
};

/** The times of the axis are the exchange's, whatever the phone's. */
export const ExchangeTime: Story = {
  args: { candles: candles('1').slice(-30), settings: settings({ period: '1' }) },
  play: async ({ args }) => {
    await chartDrawn(args.settings.period);
    await waitFor(() => expect([...words]).toEqual(expect.arrayContaining(['10:00'])));
    await expect([...words].join(' ')).not.toMatch(/\b0?[01]:\d\d/);
  },
};

const levels: ChartLevel[] = [
  { kind: 'limit', price: '1520', title: 'Limit up' },
  { kind: 'limit', price: '920', title: 'Limit down' },
  { kind: 'previousClose', price: '1220', title: 'Previous close' },
];

/** Lines within the prices in sight run across; those beyond are named at the edge, with their price. */
export const Levels: Story = {
  args: { candles: [bar, fallen], levels },
  play: async ({ args }) => {
    await chartDrawn(args.settings.period);
    await waitFor(() =>
      expect([...words]).toEqual(
        expect.arrayContaining(['↑ Limit up 1,520', 'Previous close', '1,220', '↓ Limit down 920']),
      ),
    );
    await expect([...words]).not.toContain('Limit up');
  },
};

/** Asked for, the chart reaches as far as the day's limits. */
export const LimitsInRange: Story = {
  args: Levels.args ?? {},
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await chartDrawn(args.settings.period);
    const limits = canvas.getByRole('button', { name: storyText(context)('stock:chart.limits') });
    await expect(limits).toHaveAttribute('aria-pressed', 'false');
    forgetDrawing();
    await userEvent.click(limits);
    await expect(limits).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect([...words]).toEqual(expect.arrayContaining(['Limit up', '1,520', 'Limit down', '920'])),
    );
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(settings({ limits: true }));
    forgetDrawing();
    await userEvent.click(limits);
    await waitFor(() => expect([...words]).toContain('↑ Limit up 1,520'));
  },
};

/** What the member holds and has ordered is drawn in the accent, never in a price colour. */
export const PositionAndOrder: Story = {
  args: {
    candles: [bar, fallen],
    levels: [
      ...levels,
      { kind: 'position', price: '1240.5', title: 'Long 2,000 +19,000' },
      { kind: 'order', price: '1219', title: 'Long order 1,000' },
      { kind: 'order', price: '1300', title: 'Short order 1,000' },
    ],
  },
  play: async ({ args }) => {
    await chartDrawn(args.settings.period);
    await waitFor(() =>
      expect([...words]).toEqual(
        expect.arrayContaining(['Long 2,000 +19,000', 'Long order 1,000', '↑ Short order 1,000 1,300']),
      ),
    );
    await expect([...inks]).toContain(palette.accent);
  },
};

const averageInks = [palette.averageShort, palette.averageMiddle, palette.averageLong];

/** Each average can be left out; its figure is that of the bar that is read. */
export const Averages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chartDrawn(args.settings.period);
    await waitFor(() => expect([...inks]).toEqual(expect.arrayContaining(averageInks)));
    const [short] = canvas.getAllByRole('button', { name: /^MA5/ });
    const closes = args.candles.slice(-5).map(({ close }) => Number(close));
    const mean = closes.reduce((sum, close) => sum + close) / 5;
    await expect(short).toHaveTextContent(`MA5${mean.toLocaleString('en', { minimumFractionDigits: 1 })}`);
    for (const button of canvas.getAllByRole('button', { name: /^MA/ })) await userEvent.click(button);
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(settings({ averages: [] }));
    forgetDrawing();
    if (short) await userEvent.click(short);
    await waitFor(() => expect([...inks]).toContain(palette.averageShort));
    await expect([...inks]).not.toContain(palette.averageLong);
  },
};

export const WithoutAverages: Story = {
  args: { settings: settings({ averages: [] }) },
  play: async (context) => {
    await expectDrawn(context);
    await expect([...inks].filter((ink) => averageInks.some((average) => average === ink))).toEqual([]);
  },
};

export const RedUp: Story = { globals: { upDown: 'redUp' }, play: expectDrawn };

export const GreenUp: Story = { globals: { upDown: 'greenUp' }, play: expectDrawn };

export const ConventionChanges: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: [bar] },
  play: async ({ args }) => {
    await chartDrawn(args.settings.period);
    const latest = () => [...inks].findLast((ink) => ink === redUp.priceUp || ink === greenUp.priceUp);
    await waitFor(() => expect(latest()).toBe(redUp.priceUp));
    document.documentElement.dataset.upDown = 'greenUp';
    await waitFor(() => expect(latest()).toBe(greenUp.priceUp));
  },
};

/** No bars: none in this period yet, or a stock that is suspended. */
export const Empty: Story = {
  args: { candles: [] },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(storyText(context)('market:chart.empty'))).toBeVisible();
    await expect(canvas.queryByTestId('chart')).toBeNull();
  },
};

/** Another chart of the same stock is shown over it: this one keeps its place, and the button that led there. */
export const Resting: Story = {
  args: { resting: true, onFullScreen: fn() },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByTestId('chart').children).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: storyText(context)('stock:chart.fullScreen') }));
    await expect(args.onFullScreen).toHaveBeenCalledTimes(1);
  },
};

/** The accessible twin, written only once it is unfolded. */
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
    const { args, canvas, canvasElement, userEvent } = context;
    await chartDrawn(args.settings.period);
    const figure = canvas.getByRole('figure', { name: storyText(context)('market:chart.title') });
    await expect(within(figure).queryByRole('table')).toBeNull();
    await userEvent.click(within(figure).getByText(storyText(context)('market:chart.table')));
    const [, newest] = await within(figure).findAllByRole('row');
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
    settings: settings({ period: 'day' }),
    decimals: 1,
    onFullScreen: fn(),
    levels,
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await chartDrawn(args.settings.period);
    await userEvent.click(canvas.getByText(storyText(context)('market:chart.table')));
    await canvas.findByRole('table');
    await expectFits(canvasElement);
  },
};
