import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockDetail } from '../../../src/api/contract/stocks';
import { closeLayers } from '../../../src/lib/openLayers';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart, pointOnChart } from '../../support/chart';
import type { Context } from '../../support/context';
import { changeResponse } from '../../support/network';
import { touchDown } from '../../support/pointer';
import { findFact } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { drawnTexts, recordDrawing } from '../../widgets/market/recordDrawing';

const path = '/market/marketDetail?symbol=1001.W';
const at = (symbol: string) => `/market/marketDetail?symbol=${symbol}` as const;

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: recordDrawing,
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const periods = ['1', '5', '10', '30', 'day', 'week', 'month'] as const;

/** The chart by months, the last of its seven periods. */
export const AllPeriodsOfTheChart: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    for (const period of periods) {
      await step(period, async () => {
        await userEvent.click(
          await canvas.findByRole('button', { name: t(`market:chart.periods.${period}`) }),
        );
        await findDrawnChart(period);
      });
    }
    await expect(window.localStorage.getItem('chart')).toContain('"period":"month"');
    // All periods are visible.
    const strip = await canvas.findByRole('group', { name: t('market:chart.label') });
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
};

/** The prices of the chart are opened as a table, newest first. */
export const ChartAsTable: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByText(storyText({ loaded })('market:chart.table')));
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
  },
};

/** A bar of the chart was tapped: its figures stand above the chart. */
export const CrosshairOnATappedBar: Story = {
  play: async ({ canvas }) => {
    const chart = await findDrawnChart('5');
    const readout = await canvas.findByTestId('readout');
    const newest = readout.textContent;
    touchDown(pointOnChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout.textContent).not.toBe(newest));
  },
};

const fullScreenButton = ({ canvas, loaded }: Context) =>
  canvas.findByRole('button', { name: storyText({ loaded })('stock:chart.fullScreen') });

/** Opens the chart in full screen and chooses days there. */
async function chooseDaysInFullScreen(context: Context): Promise<HTMLElement> {
  const { userEvent } = context;
  await findDrawnChart('5');
  await userEvent.click(await fullScreenButton(context));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull());
  const name = storyText(context)('market:chart.periods.day');
  await userEvent.click(await within(dialog).findByRole('button', { name }));
  await waitFor(() => expect(dialog.querySelector('[data-drawn="day"] canvas')).not.toBeNull());
  return dialog;
}

/** The daily chart in full screen: it takes more than half of the screen. */
export const ChartInFullScreen: Story = {
  play: async (context) => {
    const dialog = await chooseDaysInFullScreen(context);
    const { height } = (await within(dialog).findByTestId('chart')).getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight * 0.5);
  },
};

/** The full screen, in which days were chosen, was closed by Escape: the stock shows its daily chart. */
export const PeriodKeptAfterFullScreen: Story = {
  play: async (context) => {
    const dialog = await chooseDaysInFullScreen(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(async () => expect(await fullScreenButton(context)).toHaveFocus());
    await findDrawnChart('day');
  },
};

/** The chart in full screen, with name and price of the stock. */
export const FullScreenStays: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('stock:chart.fullScreen') }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull());
      return dialog;
    };
    await step('closes by back', async () => {
      const dialog = await open();
      closeLayers(0);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(window.location.hash).toContain('marketDetail');
    });
    await step('opens with the price', async () => {
      const dialog = await open();
      await expect(await within(dialog).findByRole('heading')).toHaveTextContent('1001');
      await expect(await within(dialog).findByRole('button', { name: t('stock:chart.older') })).toBeVisible();
    });
  },
};

/** A new price has come: the newest bar and its figures have followed. */
export const LivePriceMovesNewestBar: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findDrawnChart('5');
    const readout = await canvas.findByTestId('readout');
    changeResponse(context, stockDetail, (stock) => ({
      ...stock,
      latestPrice: '570',
      change: '9',
      changePercent: '1.60',
    }));
    await waitFor(() => expect(readout).toHaveTextContent('570'));
    await waitFor(() => expect([...drawnTexts]).toContain('570'));
  },
};

/** The daily chart of a stock listed yesterday: two bars, no averages yet. */
export const NewlyListed: Story = {
  parameters: { app: { path: at('754L.E') } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByRole('button', { name: t('market:chart.periods.day') }));
    await findDrawnChart('day');
    for (const average of await canvas.findAllByRole('button', { name: /^MA/ }))
      await expect(average).toHaveTextContent('—');
    await expect(
      (await findFact(await canvas.findByRole('main'), t('stock:facts.listedOn'))).textContent,
    ).toBe('2026/11/19');
  },
};

/** The chart couldn't be loaded: it says so, and price and figures are there. */
export const ChartFails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('serverError', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await canvas.findByText(t('market:detail.previousClose'))).toBeVisible();
  },
};

/** The chart is still being loaded: a skeleton stands for it, and price and figures are there. */
export const ChartLoading: Story = {
  tags: ['loading'],
  parameters: { app: { path, faults: [fault('hang', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.previousClose'))).toBeVisible();
    await expect(await canvas.findByText(t('common:loading'))).toBeInTheDocument();
  },
};
