import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { KeyValue } from '../../src/components/KeyValue/KeyValue';
import { choices } from '../support/choices';
import { factOf } from '../support/queries';
import { onPage } from './onPage';

const itemsChoices = {
  rows: [
    { label: 'Quantity', value: '2 lots (2,000 shares)' },
    { label: 'Market value', value: '2,469,000.00 JPY' },
    { label: 'Buy fee', value: '3,456.60 JPY' },
  ],
  withNoteAndTotal: [
    { label: 'Margin', value: '246,900.00 JPY', note: 'A tenth of the market value, at leverage 10' },
    { label: 'Buy fee', value: '3,456.60 JPY' },
    { label: 'Leaves your account', value: '250,356.60 JPY', emphasised: true },
  ],
  longText: [
    { label: 'Order number', value: '20261120-103000-0001-7301-4471-9902-AB3F-00000001-LONG-LIMIT' },
    {
      label: 'Price at which the position is closed without your doing (liquidation)',
      value: '1,111.0 JPY',
    },
    {
      label: 'Remark',
      value:
        'Refused, since the price lies beyond the limit of the day; nothing was taken from your account.',
      note: 'Written by the exchange',
    },
  ],
} satisfies Record<string, ComponentProps<typeof KeyValue>['items']>;

const meta = {
  title: 'Components/Content/KeyValue',
  component: KeyValue,
  decorators: [onPage],
  args: {
    items: itemsChoices.rows,
  },
  argTypes: { items: choices(itemsChoices) },
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Labels at the left, their values at the right. */
export const ThreeRows: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('term')).toHaveLength(3);
    await expect((await canvas.findAllByRole('definition'))[2]).toHaveTextContent('3,456.60 JPY');
  },
};

/** A note explains a row, and the total in the last row is larger. */
export const WithNoteAndTotal: Story = {
  args: {
    items: itemsChoices.withNoteAndTotal,
  },
  play: async ({ canvasElement }) => {
    const [total, fee] = ['Leaves your account', 'Buy fee'].map((label) => factOf(canvasElement, label));
    if (!total || !fee) throw new Error('a row is missing');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(total)).toBeGreaterThan(size(fee));
    await expect(total.getBoundingClientRect().right).toBe(fee.getBoundingClientRect().right);
    await expect(factOf(canvasElement, 'Margin').nextElementSibling).toHaveTextContent(/tenth/);
  },
};

/** Long labels and values wrap within the page. */
export const LongText: Story = {
  args: {
    items: itemsChoices.longText,
  },
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll('dt, dd')) {
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** Wrong: emphasis on every row hides the total. */
export const DontEmphasiseEveryRow: Story = {
  args: {
    items: [
      { label: 'Turnover', value: '246,900.00', emphasised: true },
      { label: 'Purchase fee', value: '246.90', emphasised: true },
      { label: 'Total', value: '247,146.90', emphasised: true },
    ],
  },
};
