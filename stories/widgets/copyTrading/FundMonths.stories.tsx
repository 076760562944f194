import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { FundMonths } from '../../../src/widgets/copyTrading/FundMonths/FundMonths';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';

const monthsChoices = {
  months: [
    { month: '2026-11', profit: '0.0211', drawdown: '0.0534' },
    { month: '2026-10', profit: '-0.0979', drawdown: '0.1846' },
    { month: '2026-09', profit: '0', drawdown: '0' },
  ],
  none: [],
  longText: [{ month: '2026-11', profit: '12345.678', drawdown: '0.9999' }],
} satisfies Record<string, ComponentProps<typeof FundMonths>['months']>;

const meta = {
  title: 'Widgets/Products/FundMonths',
  component: FundMonths,
  decorators: [onPage],
  args: {
    months: monthsChoices.months,
  },
  argTypes: { months: choices(monthsChoices) },
} satisfies Meta<typeof FundMonths>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each month’s result with a mentor beside its deepest fall. */
export const ResultOfEachMonth: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    const [, november, october, september] = await canvas.findAllByRole('row');
    if (!november || !october || !september) throw new Error('a month is missing');
    await expect(await within(november).findByRole('rowheader')).toHaveTextContent('2026/11');
    await expect(november).toHaveTextContent('+2.11%');
    await expect(november).toHaveTextContent('−5.34%');
    await expect(october).toHaveTextContent('−9.79%');
    await expect(september).toHaveTextContent('0.00%');
  },
};

/** Nothing is shown: the mentor has no month to list yet. */
export const NoMonthsYet: Story = {
  args: { months: monthsChoices.none },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A profit of a million percent stays within the table. */
export const LongText: Story = {
  args: { months: monthsChoices.longText },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
