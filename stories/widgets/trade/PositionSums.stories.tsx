import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { positionGroups } from '../../../src/domain/trade/tradeVocabulary';
import { PositionSums, type SourceSums } from '../../../src/widgets/trade/PositionSums/PositionSums';
import { onPageEdgeToEdge } from '../../components/onPage';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const sums = {
  gross: '97299.95',
  purchaseFees: '4800',
  closingFees: '12500',
  profitLoss: '79999.95',
  margin: '1010000.1',
  marketValue: '5000000',
};

const sumsChoices = {
  loss: { ...sums, profitLoss: '-0.01' },
  lossBorne: {
    ...sums,
    gross: '-1000000',
    purchaseFees: '4800',
    closingFees: '12500',
    lossBorne: '17300',
    profitLoss: '-1000000',
  },
  balanced: { ...sums, profitLoss: '0' },
  longFigures: {
    ...sums,
    profitLoss: '12345678901234567.02',
    margin: '98765432110356543.21',
    marketValue: '98765432110356543210.99',
  },
} satisfies Record<string, ComponentProps<typeof PositionSums>['sums']>;

const meta = {
  title: 'Widgets/Orders and positions/PositionSums',
  component: PositionSums,
  decorators: [onPageEdgeToEdge],
  args: { group: 'inProgress', sums },
  argTypes: { group: { options: positionGroups }, sums: choices(sumsChoices) },
} satisfies Meta<typeof PositionSums>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The result of all open positions, in profit. */
export const Profit: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('position:sums.profit'))).toBeVisible();
    await expect(await canvas.findByText(/\+79,999\.95/)).toHaveStyle({ color: computedColor('priceUp') });
  },
};

/** A sheet with margin, value and the calculation, whose rows add up to the result, after a tap. */
export const SumExplained: Story = {
  play: async (context) => {
    const t = storyText(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: t('trade:calculation.title') }));
    const sheet = await screen.findByRole('dialog', { name: t('position:sums.profit') });
    const rows = [
      [t('position:sums.margin'), '1,010,000.10'],
      [t('position:sums.value'), '5,000,000.00'],
      [t('trade:detail.onMargin'), '+7.92%'],
      [t('trade:calculation.gross'), '+97,299.95'],
      [t('home:fees.purchase'), '−4,800.00'],
      [t('home:fees.closing'), '−12,500.00'],
      [t('position:sums.profit'), '+79,999.95'],
    ] as const;
    for (const [label, figure] of rows) await expect(factOf(sheet, label)).toHaveTextContent(figure);
  },
};

const ofSource = (source: SourceSums['source'], count: number, profitLoss: string): SourceSums => ({
  source,
  count,
  sums: { ...sums, profitLoss },
});

/** Open positions of three sources: their result today, and in a sheet the part of each source. */
export const AllSources: Story = {
  args: {
    today: '-1250',
    parts: [
      ofSource('competition', 12, '90000'),
      ofSource('auction', 1, '-10000.05'),
      ofSource('followOrders', 3, '0'),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const today = await canvas.findByText(t('trade:detail.today'));
    await expect(today).toHaveTextContent('−1,250.00');
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:calculation.title') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('position:sums.profit') }));
    const counts = [
      ['competition', '12', '+90,000.00'],
      ['auction', '1', '−10,000.05'],
      ['followOrders', '3', '0.00'],
    ] as const;
    for (const [source, count, figure] of counts) {
      const name = t('position:count', { group: t(`position:source.${source}`), count });
      const part = await sheet.findByRole('region', { name });
      await expect(factOf(part, t('position:sums.profit'))).toHaveTextContent(figure);
    }
  },
};

/** The result of all open positions, a loss of one sen. */
export const Loss: Story = {
  args: { sums: sumsChoices.loss },
  play: async ({ canvas }) => {
    const loss = await canvas.findByText(/−0\.01/);
    await expect(loss).toHaveTextContent('−0.01');
    await expect(loss).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** Profits and losses are equal: the result is zero, in a neutral colour. */
export const ResultOfZero: Story = {
  args: { sums: sumsChoices.balanced },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0.00')).toHaveStyle({ color: computedColor('priceFlat') });
  },
};

/** Orders that wait have no result: only the amount on hold is shown. */
export const SumOfPendingOrders: Story = {
  args: { group: 'placing' },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:sums.frozen'))).toBeVisible();
    await expect(context.canvasElement).toHaveTextContent('1,010,000.10');
    await expect(context.canvas.queryByText(t('position:sums.value'))).toBeNull();
  },
};

/** The realised result of closed positions, without margin or market value. */
export const SumOfTerminatedPositions: Story = {
  args: { group: 'terminated' },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:sums.realised'))).toBeVisible();
    await expect(context.canvas.queryByText(t('position:sums.margin'))).toBeNull();
  },
};

/** A sheet with losses beyond the balance: a row shows the part that the exchange bears. */
export const LossBorneByTheExchange: Story = {
  args: { group: 'terminated', sums: sumsChoices.lossBorne },
  play: async (context) => {
    const t = storyText(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: t('trade:calculation.title') }));
    const sheet = await screen.findByRole('dialog', { name: t('position:sums.realised') });
    const rows = [
      [t('trade:calculation.gross'), '−1,000,000.00'],
      [t('home:fees.purchase'), '−4,800.00'],
      [t('home:fees.closingPaid'), '−12,500.00'],
      [t('trade:calculation.borne'), '+17,300.00'],
      [t('position:sums.realised'), '−1,000,000.00'],
    ] as const;
    for (const [label, figure] of rows) await expect(factOf(sheet, label)).toHaveTextContent(figure);
  },
};

/** A result and a margin of seventeen digits stay within the page and the sheet. */
export const LongFigures: Story = {
  args: {
    sums: sumsChoices.longFigures,
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(canvasElement).toHaveTextContent('+12,345,678,901,234,567.02');
    await expectFits(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('trade:calculation.title') }));
    const sheet = await screen.findByRole('dialog', { name: t('position:sums.profit') });
    await expect(sheet).toHaveTextContent('98,765,432,110,356,543.21');
    await expectFits(sheet);
  },
};
