import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { PriceScale } from '../../src/components/plots/PriceScale/PriceScale';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const pricesChoices = {
  all: [
    { shape: 'end', value: 900 },
    { shape: 'ghost', value: 800 },
    { shape: 'now', value: 1000 },
    { shape: 'from', value: 1100 },
    { shape: 'even', value: 1200 },
  ],
  coinciding: [
    { shape: 'end', value: 900 },
    { shape: 'now', value: 1000 },
    { shape: 'from', value: 1000 },
    { shape: 'even', value: 1000 },
  ],
  one: [{ shape: 'now', value: 1000 }],
} satisfies Record<string, ComponentProps<typeof PriceScale>['prices']>;

const meta = {
  title: 'Components/Content/PriceScale',
  component: PriceScale,
  decorators: [onPage],
  args: { prices: pricesChoices.all, filled: [900, 1000], label: 'Liquidation 900, last price 1,000' },
  argTypes: { prices: choices(pricesChoices) },
} satisfies Meta<typeof PriceScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where each mark stands, in percent of the scale. */
function placesIn(element: HTMLElement): number[] {
  const scale = element.querySelector('[role="img"]')?.getBoundingClientRect();
  return [...element.querySelectorAll('svg')].map((mark) => {
    const { left, width } = mark.getBoundingClientRect();
    return Math.round(((left + width / 2 - (scale?.left ?? 0)) / (scale?.width ?? 1)) * 100);
  });
}

/** Five prices between the lowest and the highest, each with a shape of its own. */
export const AllMarks: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('img', { name: args.label })).toBeVisible();
    await expect(placesIn(canvasElement)).toEqual([25, 0, 50, 75, 100]);
  },
};

/** Three prices are the same: their marks are above, on and below the line. */
export const Coinciding: Story = {
  args: { prices: pricesChoices.coinciding, tone: 'danger' },
  play: async ({ canvasElement }) => {
    await expect(placesIn(canvasElement)).toEqual([0, 100, 100, 100]);
    await expectFits(canvasElement);
  },
};

/** A single price is in the middle. */
export const OnePrice: Story = {
  args: { prices: pricesChoices.one, filled: [1000, 1000] },
  play: async ({ canvasElement }) => expect(placesIn(canvasElement)).toEqual([50]),
};

/** Wrong: the label does not name the prices, so screen readers get nothing of them. */
export const DontLeaveOutPrices: Story = { args: { label: 'Prices' } };
