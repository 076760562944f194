import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import type { ChartPeriod } from '../../../src/domain/market/marketVocabulary';
import { currentAppearance, setAppearance } from '../../../src/theme/appearance';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../../components/onPage';
import { candles } from '../../fixtures/market';
import { findDrawnChart } from '../../support/chart';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { shownColors } from '../../support/shownColors';
import { storyText } from '../../support/storyText';
import { chartSettings, levels, risen, StatefulCandleChart } from './candleChartArgs';
import { clippedTexts, drawnColors, drawnTexts, recordDrawing } from './recordDrawing';

const candlesChoices = {
  fiveMinutes: candles('5'),
  oneBar: [risen],
  exchangeTime: candles('1').slice(-30),
  empty: [],
  asTable: [
    risen,
    {
      openedAt: at('2026-11-20', '10:20'),
      open: '1250',
      high: '1251',
      low: '1242.5',
      close: '1244.5',
      volume: '183400',
    },
  ],
} satisfies Record<string, ComponentProps<typeof CandleChart>['candles']>;

const settingsChoices = {
  fiveMinutes: chartSettings(),
  exchangeTime: chartSettings({ period: '1' }),
  longFigures: chartSettings({ period: 'day' }),
} satisfies Record<string, ComponentProps<typeof CandleChart>['settings']>;

const meta = {
  title: 'Widgets/Market/CandleChart',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: {
    candles: candlesChoices.fiveMinutes,
    decimals: 0,
    settings: settingsChoices.fiveMinutes,
    onSettingsChange: fn(),
  },
  argTypes: { candles: choices(candlesChoices), settings: choices(settingsChoices) },
  beforeEach: recordDrawing,
  render: StatefulCandleChart,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The chart uses the price colours of a convention. */
async function expectDrawn({ args }: Parameters<Play>[0]): Promise<void> {
  await findDrawnChart(args.settings.period);
  const { priceUp, priceDown } = shownColors();
  await waitFor(() => expect([...drawnColors]).toEqual(expect.arrayContaining([priceUp, priceDown])));
}

const ofPeriod = (period: ChartPeriod): Story => ({
  args: { candles: candles(period), settings: chartSettings({ period }) },
  play: expectDrawn,
});

/** One bar a minute, for a close look at the current session. */
export const BarsOfOneMinute = ofPeriod('1');

/** One bar every five minutes, with averages. */
export const BarsOfFiveMinutes: Story = {
  tags: ['main', 'each-language'],
  play: expectDrawn,
};

/** One bar every ten minutes, with averages. */
export const BarsOfTenMinutes = ofPeriod('10');

/** One bar every thirty minutes, with averages. */
export const BarsOfThirtyMinutes = ofPeriod('30');

/** One bar a trading day, with averages. */
export const BarsOfOneDay = ofPeriod('day');

/** One bar a week, with averages. */
export const BarsOfOneWeek = ofPeriod('week');

/** One bar a month, for the longest view of a stock. */
export const BarsOfOneMonth = ofPeriod('month');

/** One bar is at the right, of normal width, with its complete time below; there are no averages. */
export const OnlyOneBar: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: candlesChoices.oneBar },
  play: async ({ args, canvas }) => {
    await findDrawnChart(args.settings.period);
    const { priceUp, priceDown } = shownColors();
    await waitFor(() => expect([...drawnColors]).toContain(priceUp));
    await expect([...drawnColors]).not.toContain(priceDown);
    await expect([...drawnTexts]).toContain('10:15');
    await expect([...clippedTexts]).toEqual([]);
    await expect(await canvas.findByRole('button', { name: /MA5/ })).toHaveTextContent('—');
  },
};

/** The axis shows times of the exchange, whatever the phone's time zone. */
export const AxisInExchangeTime: Story = {
  args: { candles: candlesChoices.exchangeTime, settings: settingsChoices.exchangeTime },
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    await waitFor(() => expect([...drawnTexts]).toEqual(expect.arrayContaining(['10:00'])));
    await expect([...drawnTexts].join(' ')).not.toMatch(/\b0?[01]:\d\d/);
  },
};

/** Rising bars are red and falling ones green, the convention of Japan and Taiwan. */
export const RisingInRed: Story = { globals: { upDown: 'redUp' }, play: expectDrawn };

/** Rising bars are green and falling ones red, for members who chose this convention in the settings. */
export const RisingInGreen: Story = { globals: { upDown: 'greenUp' }, play: expectDrawn };

/** The theme has changed between light and dark while the chart was open: it is drawn in the new colours. */
export const ThemeChanges: Story = {
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    setAppearance({ theme: currentAppearance().theme === 'dark' ? 'light' : 'dark' });
    const { surface, priceUp } = shownColors();
    await waitFor(() => expect([...drawnColors]).toEqual(expect.arrayContaining([surface, priceUp])));
  },
};

/** The colours of prices were swapped while the chart was open: its rising bar is green now. */
export const ColourConventionChanges: Story = {
  globals: { upDown: 'redUp' },
  args: { candles: candlesChoices.oneBar },
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    const red = shownColors({ upDown: 'redUp' }).priceUp;
    const green = shownColors({ upDown: 'greenUp' }).priceUp;
    const latest = () => [...drawnColors].findLast((ink) => ink === red || ink === green);
    await waitFor(() => expect(latest()).toBe(red));
    setAppearance({ upDown: 'greenUp' });
    await waitFor(() => expect(latest()).toBe(green));
  },
};

/** A sentence replaces the chart: the period has no bars yet, or the stock is suspended. */
export const Empty: Story = {
  tags: ['empty'],
  args: { candles: candlesChoices.empty },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('market:chart.empty'))).toBeVisible();
    await expect(canvas.queryByTestId('chart')).toBeNull();
  },
};

/**
 * A larger chart of the same stock covers this one, which draws nothing but keeps its place and its button.
 */
export const CoveredByAnotherChart: Story = {
  args: { paused: true, onFullScreen: fn() },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect((await canvas.findByTestId('chart')).children).toHaveLength(0);
    await userEvent.click(
      await canvas.findByRole('button', { name: storyText(context)('stock:chart.fullScreen') }),
    );
    await expect(args.onFullScreen).toHaveBeenCalledTimes(1);
  },
};

/** The bars as a table, the newest first, after the member has opened it below the chart. */
export const ChartAsTable: Story = {
  args: {
    candles: candlesChoices.asTable,
    decimals: 1,
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await findDrawnChart(args.settings.period);
    const figure = await canvas.findByRole('figure', { name: storyText(context)('market:chart.title') });
    await expect(within(figure).queryByRole('table')).toBeNull();
    const fold = await within(figure).findByText(storyText(context)('market:chart.table'));
    while (document.activeElement !== fold) await userEvent.tab();
    await userEvent.click(fold);
    const [, newest] = await within(figure).findAllByRole('row');
    const cells = Array.from(newest?.children ?? [], ({ textContent }) => textContent);
    await expect(cells).toEqual(['11/20 10:20', '1,250.0', '1,251.0', '1,242.5', '1,244.5', '183,400']);
    // The overflow is scrolled by keyboard.
    await userEvent.tab();
    await expect(await within(figure).findByRole('region')).toHaveFocus();
    await expectFits(canvasElement);
  },
};

/** A server has sent bars that no chart can draw: what can be drawn is drawn, and the table has the same bars. */
export const BarsThatCantBeDrawn: Story = {
  args: {
    candles: [
      ...candles('5'),
      ...[0, 400].map((ms) => ({ ...risen, openedAt: at('2026-11-20', '10:25') + ms })),
      { ...risen, openedAt: at('2026-11-20', '10:30'), high: 'none' },
      { ...risen, openedAt: Number.NaN },
      { ...risen, openedAt: at('2026-11-20', '10:35') },
      { ...risen, openedAt: at('2026-11-20', '10:30') },
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectDrawn(context);
    await waitFor(() => expect([...drawnTexts]).toContain('1,250'));
    await userEvent.click(await canvas.findByText(storyText(context)('market:chart.table')));
    const rows = await within(await canvas.findByRole('table')).findAllByRole('rowheader');
    const times = rows.slice(0, 4).map(({ textContent }) => textContent);
    await expect(times).toEqual(['11/20 10:35', '11/20 10:30', '11/20 10:25', '11/20 10:10']);
  },
};

/** Prices of eight digits, all price levels and the table of bars stay within the page. */
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
    settings: settingsChoices.longFigures,
    decimals: 1,
    onFullScreen: fn(),
    levels,
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await findDrawnChart(args.settings.period);
    await userEvent.click(await canvas.findByText(storyText(context)('market:chart.table')));
    await canvas.findByRole('table');
    await expectFits(canvasElement);
  },
};

/** Wrong: three decimals for a stock whose tick is one yen. */
export const DontInventDecimals: Story = { args: { candles: candlesChoices.oneBar, decimals: 3 } };
