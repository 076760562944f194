import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chartIndicators } from '../../../src/domain/market/marketVocabulary';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../../components/onPage';
import { candles } from '../../fixtures/market';
import { findDrawnChart } from '../../support/chart';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';
import { chartSettings, StatefulCandleChart } from './candleChartArgs';

const meta = {
  title: 'Widgets/Market/CandleChart/Indicators',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: candles('5'), decimals: 0, settings: chartSettings(), onSettingsChange: fn() },
  render: StatefulCandleChart,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each chosen indicator has its name and its values at the newest bar below the chart. */
export const All: Story = {
  tags: ['main'],
  args: { settings: chartSettings({ averages: [], indicators: chartIndicators }) },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    for (const indicator of chartIndicators) {
      const row = (
        await canvas.findByText(t(`stock:indicators.${indicator}.name`), { selector: 'b' })
      ).closest('li');
      await expect(row?.textContent).toMatch(/\d/);
    }
    await expectFits(canvasElement);
  },
};

/** Settings that a host stored before there were indicators: the chart is drawn, and none is chosen. */
export const SettingsWithoutIndicators: Story = {
  args: { settings: { period: '5', averages: [5], line: false, limits: false } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:indicators.title') }));
    const sheet = within(await screen.findByRole('dialog'));
    const boxes = await sheet.findAllByRole('switch');
    for (const box of boxes) await expect(box).not.toBeChecked();
  },
};

/** The sheet of the indicators: each says what it shows. */
export const Choosing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await userEvent.click(await canvas.findByRole('button', { name: t('stock:indicators.title') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('stock:indicators.title') }));
    await expect(await sheet.findAllByRole('switch')).toHaveLength(chartIndicators.length);
    await expect(await sheet.findByText(t('stock:indicators.note'))).toBeVisible();
  },
};

/** RSI was chosen in the sheet, and then closed: it has a pane of its own, and its value below the chart. */
export const RsiChosen: Story = {
  play: async (context) => {
    await Choosing.play?.(context);
    const { args, canvas, loaded, userEvent } = context;
    const t = storyText({ loaded });
    await userEvent.click(await screen.findByRole('switch', { name: t('stock:indicators.rsi.name') }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(chartSettings({ indicators: ['rsi'] }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const name = await canvas.findByText(t('stock:indicators.rsi.name'), { selector: 'b' });
    await expect(name.closest('li')?.textContent).toMatch(/\d\d\.\d/);
  },
};

/** Bars of a day have no VWAP: the others stay. */
export const WithoutVwapByDay: Story = {
  args: {
    candles: candles('day'),
    settings: chartSettings({ period: 'day', indicators: ['vwap', 'bollinger'] }),
  },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(
      await canvas.findByText(t('stock:indicators.bollinger.name'), { selector: 'b' }),
    ).toBeVisible();
    await expect(canvas.queryByText(t('stock:indicators.vwap.name'), { selector: 'b' })).toBeNull();
  },
};
