import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockDetail } from '../../../src/api/contract/stocks';
import { closeLayers } from '../../../src/lib/openLayers';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart, pointOnChart } from '../../support/chart';
import { changeResponse } from '../../support/network';
import { touchDown } from '../../support/pointer';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { drawnTexts, recordDrawing } from '../../widgets/recordDrawing';

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

/** All seven periods of the chart (specification 9). The last choice is kept for the next stock. */
export const AllPeriodsOfTheChart: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    for (const period of periods) {
      await step(period, async () => {
        await userEvent.click(await canvas.findByRole('tab', { name: t(`market:chart.periods.${period}`) }));
        await findDrawnChart(period);
      });
    }
    await expect(window.localStorage.getItem('chart')).toContain('"period":"month"');
    // All periods are visible.
    const strip = await canvas.findByRole('tablist');
    await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
  },
};

/** The accessible alternative of the chart: the newest bars as a table. */
export const ChartAsTable: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByText(storyText({ loaded })('market:chart.table')));
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
  },
};

/** The figures of a tapped bar are above the chart. */
export const CrosshairOnATappedBar: Story = {
  play: async ({ canvas }) => {
    const chart = await findDrawnChart('5');
    const readout = await canvas.findByTestId('readout');
    const newest = readout.textContent;
    touchDown(pointOnChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout.textContent).not.toBe(newest));
  },
};

/** The chart in full screen has the same settings. Escape closes it, and the focus returns. */
export const ChartInFullScreen: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const opener = () => canvas.getByRole('button', { name: t('stock:chart.fullScreen') });
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull(), {
      timeout: 5_000,
    });
    await userEvent.click(await within(dialog).findByRole('tab', { name: t('market:chart.periods.day') }));
    await waitFor(() => expect(dialog.querySelector('[data-drawn="day"] canvas')).not.toBeNull(), {
      timeout: 5_000,
    });
    const { height } = (await within(dialog).findByTestId('chart')).getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight * 0.5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await findDrawnChart('day');
  },
};

/** Back closes the full screen before it leaves the page. */
export const FullScreenStays: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('stock:chart.fullScreen') }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull(), {
        timeout: 5_000,
      });
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

/** The price moves between two polls of the chart: its newest bar follows. */
export const LivePriceMovesNewestBar: Story = {
  play: async (context) => {
    const { canvas } = context;
    await findDrawnChart('5');
    const readout = await canvas.findByTestId('readout');
    changeResponse(context, stockDetail, (stock) => ({ ...stock, latestPrice: '570', change: '9' }));
    await waitFor(() => expect(readout).toHaveTextContent('570'), { timeout: 5_000 });
    await waitFor(() => expect([...drawnTexts]).toContain('570'));
  },
};

/** Listed yesterday: two daily bars at the right, of normal width, without averages. */
export const NewlyListed: Story = {
  parameters: { app: { path: at('754L.E') } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:chart.periods.day') }));
    await findDrawnChart('day');
    for (const average of await canvas.findAllByRole('button', { name: /^MA/ }))
      await expect(average).toHaveTextContent('—');
    await expect(factOf(await canvas.findByRole('main'), t('stock:facts.listedOn')).textContent).toBe(
      '2026/11/19',
    );
  },
};

/** Only the chart fails: price and figures keep their places. */
export const ChartFails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(await canvas.findByText(t('market:detail.previousClose'))).toBeVisible();
  },
};

/** Only the chart still loads. */
export const ChartLoading: Story = {
  parameters: { app: { path, faults: [fault('hang', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.previousClose'))).toBeVisible();
    await expect(await canvas.findByText(t('common:loading'))).toBeInTheDocument();
  },
};
