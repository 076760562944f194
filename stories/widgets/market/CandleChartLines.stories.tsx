import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CandleChart } from '../../../src/widgets/market/CandleChart/CandleChart';
import { onPageEdgeToEdge } from '../../components/onPage';
import { candles } from '../../fixtures/market';
import { findDrawnChart } from '../../support/chart';
import { shownColors } from '../../support/shownColors';
import { storyText } from '../../support/storyText';
import { chartSettings, fallen, levels, risen, StatefulCandleChart } from './candleChartArgs';
import { clearDrawing, drawnColors, drawnTexts, recordDrawing } from './recordDrawing';

const meta = {
  title: 'Widgets/Market/CandleChart/Lines',
  component: CandleChart,
  decorators: [onPageEdgeToEdge],
  args: { candles: candles('5'), decimals: 0, settings: chartSettings(), onSettingsChange: fn() },
  beforeEach: recordDrawing,
  render: StatefulCandleChart,
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lines within the visible prices cross the chart; others are labelled at the edge with their price. */
export const PriceLevelsAsLines: Story = {
  tags: ['main'],
  args: { candles: [risen, fallen], levels },
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    await waitFor(() =>
      expect([...drawnTexts]).toEqual(
        expect.arrayContaining(['↑ Limit up 1,520', 'Previous close', '1,220', '↓ Limit down 920']),
      ),
    );
    await expect([...drawnTexts]).not.toContain('Limit up');
  },
};

/** The chart is extended to the daily limits, which the member has asked for by a button. */
export const LimitsInRange: Story = {
  args: PriceLevelsAsLines.args ?? {},
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await findDrawnChart(args.settings.period);
    const limits = await canvas.findByRole('button', { name: storyText(context)('stock:chart.limits') });
    await expect(limits).toHaveAttribute('aria-pressed', 'false');
    clearDrawing();
    await userEvent.click(limits);
    await expect(limits).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect([...drawnTexts]).toEqual(expect.arrayContaining(['Limit up', '1,520', 'Limit down', '920'])),
    );
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(chartSettings({ limits: true }));
  },
};

/** The option that extends the chart to the daily limits is off again: they are labelled at the edge. */
export const LimitsAtTheEdgeAgain: Story = {
  args: PriceLevelsAsLines.args ?? {},
  play: async (context) => {
    await LimitsInRange.play?.(context);
    const { canvas, userEvent } = context;
    const limits = await canvas.findByRole('button', { name: storyText(context)('stock:chart.limits') });
    clearDrawing();
    await userEvent.click(limits);
    await waitFor(() => expect([...drawnTexts]).toContain('↑ Limit up 1,520'));
  },
};

/**
 * Positions and orders are drawn in the accent colour, never in a price colour. An order beside the previous close has its
 * price in its label, because the axis has no place for it.
 */
export const PositionAndOrder: Story = {
  args: {
    candles: [risen, fallen],
    levels: [
      ...levels,
      { kind: 'position', price: '1240.5', title: 'Long 2,000 +19,000' },
      { kind: 'order', price: '1219', title: 'Long order 1,000' },
      { kind: 'order', price: '1300', title: 'Short order 1,000' },
    ],
  },
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    await waitFor(() =>
      expect([...drawnTexts]).toEqual(
        expect.arrayContaining([
          'Long 2,000 +19,000',
          'Long order 1,000 · 1,219',
          '↑ Short order 1,000 1,300',
        ]),
      ),
    );
    await expect([...drawnColors]).toContain(shownColors().accent);
  },
};

function averageInks(): string[] {
  const { averageShort, averageMiddle, averageLong } = shownColors();
  return [averageShort, averageMiddle, averageLong];
}

/** Only the average of five bars is drawn, because the member has hidden the others. */
export const AveragesCanBeHidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await findDrawnChart(args.settings.period);
    const { averageShort, averageLong } = shownColors();
    await waitFor(() => expect([...drawnColors]).toEqual(expect.arrayContaining(averageInks())));
    const [short] = await canvas.findAllByRole('button', { name: /^MA5/ });
    const closes = args.candles.slice(-5).map(({ close }) => Number(close));
    const mean = closes.reduce((sum, close) => sum + close) / 5;
    await expect(short).toHaveTextContent(`MA5${mean.toLocaleString('en', { minimumFractionDigits: 1 })}`);
    for (const button of await canvas.findAllByRole('button', { name: /^MA/ })) await userEvent.click(button);
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(chartSettings({ averages: [] }));
    clearDrawing();
    if (short) await userEvent.click(short);
    await waitFor(() => expect([...drawnColors]).toContain(averageShort));
    await expect([...drawnColors]).not.toContain(averageLong);
  },
};

/** The member has chosen a line: closes are joined. */
export const ClosesAsALine: Story = {
  args: { settings: chartSettings({ averages: [] }) },
  play: async ({ args, canvas, loaded, userEvent }) => {
    await findDrawnChart(args.settings.period);
    const name = storyText({ loaded })('stock:chart.line');
    await waitFor(() => expect(drawnColors.size).toBeGreaterThan(0));
    clearDrawing();
    const toggle = await canvas.findByRole('button', { name });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(chartSettings({ averages: [], line: true }));
    await waitFor(() => expect([...drawnColors]).toContain(shownColors().ink));
  },
};

/** The first average was hidden and shown again by keyboard; its button has the focus. */
export const AveragesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await findDrawnChart(args.settings.period);
    const [short] = await canvas.findAllByRole('button', { name: /^MA/ });
    await userEvent.tab();
    await expect(short).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(short).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(short).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The member has hidden all moving averages: only the bars are drawn. */
export const WithoutAverages: Story = {
  args: { settings: chartSettings({ averages: [] }) },
  play: async ({ args }) => {
    await findDrawnChart(args.settings.period);
    await waitFor(() => expect(drawnColors.size).toBeGreaterThan(0));
    const inks = averageInks();
    await expect([...drawnColors].filter((ink) => inks.includes(ink))).toEqual([]);
  },
};
