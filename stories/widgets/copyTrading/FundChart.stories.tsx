import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { CopyTradeDay } from '../../../src/api/contract/copyTrading';
import { drawdowns } from '../../../src/domain/copyTrading/copyTradeDrawdown';
import { FundChart } from '../../../src/widgets/copyTrading/FundChart/FundChart';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { storyText } from '../../support/storyText';

/** Consecutive days with these values. */
function daysOf(values: string[]): CopyTradeDay[] {
  const falls = drawdowns(values);
  return values.map((netAssetValue, index) => ({
    date: new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10),
    netAssetValue,
    profit: '0',
    drawdown: falls[index] ?? '0',
  }));
}

const daysChoices = {
  course: daysOf(['10000', '10600', '10450', '11200', '9800', '10100', '10900']),
  neverFell: daysOf(['10000', '10100', '10200', '10300']),
  level: daysOf(['10000', '10000', '10000']),
  lost: daysOf(['10000', '12000', '6000', '0', '0']),
  oneDay: daysOf(['10000']),
} satisfies Record<string, ComponentProps<typeof FundChart>['days']>;

const meta = {
  title: 'Widgets/Products/FundChart',
  component: FundChart,
  decorators: [onPage],
  args: { days: daysChoices.course },
  argTypes: { days: choices(daysChoices) },
} satisfies Meta<typeof FundChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First and last value and the deepest fall with its days, drawn and in text for screen readers. */
export const CourseWithItsDeepestFall: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas } = context;
    const message = storyText(context)('copyTrading:history.said', {
      from: '2026/06/01',
      to: '2026/06/07',
      first: '10,000.00',
      last: '10,900.00',
      deepest: '12.50%',
    });
    await expect(await canvas.findByRole('img', { name: message })).toBeVisible();
    // In the caption, and on the axis.
    const [caption] = await canvas.findAllByText(/−12\.50%/);
    await expect(caption).toBeVisible();
    const days = { high: '2026/06/04', low: '2026/06/05' };
    await expect(
      await canvas.findByText(storyText(context)('copyTrading:history.deepest', days)),
    ).toBeVisible();
  },
};

/** Only new highs: the lower chart is flat. */
export const OnlyNewHighs: Story = {
  args: { days: daysChoices.neverFell },
  play: async ({ canvas }) => {
    // In the caption, and on the axis.
    const [caption] = await canvas.findAllByText('0.00%');
    await expect(caption).toBeVisible();
  },
};

/** The mentor has not traded: both lines are flat. */
export const FlatLineWithoutTrades: Story = {
  args: { days: daysChoices.level },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

/** The mentor has lost everything: the value falls to zero, the deepest fall is −100.00%. */
export const TotalLoss: Story = {
  args: { days: daysChoices.lost },
  play: async ({ canvas }) => {
    // In the caption, and on the axis.
    const [caption] = await canvas.findAllByText(/−100\.00%/);
    await expect(caption).toBeVisible();
  },
};

/** Nothing is shown: one day, the mentor’s first, makes no line. */
export const FirstDayWithoutALine: Story = {
  args: { days: daysChoices.oneDay },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
