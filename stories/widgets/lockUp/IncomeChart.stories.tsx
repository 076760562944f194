import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { IncomeChart } from '../../../src/widgets/lockUp/IncomeChart/IncomeChart';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { storyText } from '../../support/storyText';

const daysOf = (rates: string[]) =>
  rates.map((rate, index) => ({
    date: new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
    rate,
  }));

const daysChoices = {
  days: daysOf(['0.0001', '0.00022', '-0.0009', '0.00015', '-0.0003', '0.0001', '0.00028']),
  noLoss: daysOf(['0.0001', '0.00022', '0.0003']),
  none: [],
} satisfies Record<string, ComponentProps<typeof IncomeChart>['days']>;

const meta = {
  title: 'Widgets/Products/IncomeChart',
  component: IncomeChart,
  decorators: [onPage],
  args: {
    days: daysChoices.days,
    projected: { projectedLow: '0.0001', projectedHigh: '0.0003' },
  },
  argTypes: { days: choices(daysChoices) },
} satisfies Meta<typeof IncomeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const bars = (root: HTMLElement) => [...root.querySelectorAll('svg[role=img] rect')].slice(1);

/** Every day against the projected range; losing days are below the line. */
export const ResultOfEachDay: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const band = t('products:range', { low: '0.010%', high: '0.030%' });
    const message = t('lockUp:history.said', {
      from: '2026/08/01',
      to: '2026/08/07',
      losing: 2,
      days: 7,
      band,
    });
    await expect(await canvas.findByRole('img', { name: message })).toBeVisible();
    await expect(await canvas.findByText(t('lockUp:history.band', { band }))).toBeVisible();
    await expect(bars(canvasElement)).toHaveLength(7);
    await expect(bars(canvasElement)[2]).toHaveStyle({ fill: computedColor('priceDown') });
  },
};

/** Every day so far has a gain: all bars are above the line. */
export const NoDayWithALoss: Story = {
  args: { days: daysChoices.noLoss },
  play: async ({ canvasElement }) => {
    for (const bar of bars(canvasElement)) await expect(bar).toHaveStyle({ fill: computedColor('priceUp') });
  },
};

/** Nothing is shown: the product has no days to draw yet. */
export const NoDaysYet: Story = {
  args: { days: daysChoices.none },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
