import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../src/components/Card/Card';
import { CardFacts } from '../../src/components/Card/CardFacts';
import { choices } from '../support/choices';
import { expectFits } from '../support/layout';
import { factOf } from '../support/queries';
import { onPage } from './onPage';

const factsChoices = {
  three: [
    { label: 'Paid', value: '1,200', emphasised: true },
    { label: 'Price', value: '1,250' },
    { label: 'Shares', value: '2,000' },
  ],
  large: [{ label: 'Lowest bid', value: '102', unit: 'yen', note: '10 yen below the market (8.93%)' }],
  twoLarge: [
    { label: 'Gain since it began', value: '12.50%' },
    { label: 'Deepest loss, from its highest value to its lowest one after', value: '8.20%' },
  ],
  wide: [
    { label: 'Paid', value: '1,200' },
    { label: 'Price', value: '1,250' },
    { label: 'Ends', value: '2026/12/03 15:30', wide: true },
    {
      label: 'Applications are taken from the first day until the last',
      value: '2026/11/19 08:00 – 2026/11/27 15:30',
      wide: true,
    },
  ],
  wideFigure: [
    { label: 'Paid', value: '1,200' },
    { label: 'Price', value: '1,250' },
    { label: 'Shares', value: '98,765,432,109,876,543,210.54' },
  ],
  endlessFigure: [
    { label: 'Paid', value: '1,200' },
    { label: 'Price', value: '9'.repeat(90) },
    { label: 'Shares', value: '9'.repeat(91), wide: true },
  ],
} satisfies Record<string, ComponentProps<typeof CardFacts>['facts']>;

const meta = {
  title: 'Components/Layout/CardFacts',
  component: CardFacts,
  decorators: [onPage],
  args: {
    facts: factsChoices.three,
  },
  argTypes: { facts: choices(factsChoices) },
  render: (args) => (
    <Card>
      <CardFacts {...args} />
    </Card>
  ),
} satisfies Meta<typeof CardFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (root: HTMLElement, label: string) => factOf(root, label).getBoundingClientRect();

/** Three facts: the first at the left, the others at the right in columns of equal width. */
export const ThreeFactsInColumns: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(factOf(canvasElement, 'Paid')).toHaveStyle({ fontWeight: '600' });
    await expect(factOf(canvasElement, 'Price')).toHaveStyle({ fontWeight: '400', textAlign: 'right' });
    const widths = (await canvas.findAllByRole('term')).map(({ clientWidth }) => clientWidth);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
  },
};

/** Five facts: two on a line, the last one alone, with aligned right edges. */
export const FiveFactsInThreeLines: Story = {
  args: {
    facts: ['Invested', 'Value', 'Orders', 'Fee', 'Minimum'].map((label, index) => ({
      label,
      value: `${index + 1},234.00`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(boxOf(canvasElement, 'Invested').top).toBe(boxOf(canvasElement, 'Value').top);
    await expect(boxOf(canvasElement, 'Orders').top).toBeGreaterThan(boxOf(canvasElement, 'Value').top);
    const right = ['Value', 'Fee', 'Minimum'].map((label) => boxOf(canvasElement, label).right);
    await expect(Math.max(...right) - Math.min(...right)).toBeLessThan(1);
  },
};

/** The most important fact: a figure with its unit, and its meaning below. */
export const LargeFigureWithUnit: Story = {
  args: {
    large: true,
    facts: factsChoices.large,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(factOf(canvasElement, 'Lowest bid').textContent).toBe('102yen');
    await expect(await canvas.findByText(/below the market/)).toBeVisible();
  },
};

/** Two figures to compare have equal size and a common baseline, even if one label takes two lines. */
export const TwoLargeFigures: Story = {
  args: {
    large: true,
    facts: factsChoices.twoLarge,
  },
  play: async ({ canvasElement, args }) => {
    const [gain, loss] = args.facts.map(({ label }) => factOf(canvasElement, label));
    if (!gain || !loss) throw new Error('a fact is missing');
    await expect(getComputedStyle(gain).fontSize).toBe(getComputedStyle(loss).fontSize);
    await expect(gain.getBoundingClientRect().top).toBe(loss.getBoundingClientRect().top);
  },
};

/** For long values: the value is below its label if there is no room beside it. */
export const ValueBelowItsLabel: Story = {
  args: {
    facts: factsChoices.wide,
  },
  play: async ({ canvasElement }) => {
    const right = ['Price', 'Ends'].map((label) => boxOf(canvasElement, label).right);
    await expect(Math.max(...right) - Math.min(...right)).toBeLessThan(1);
    await expectFits(canvasElement);
  },
};

/** A figure too wide for its column is below the others, unbroken. */
export const FigureBelowTheOthers: Story = {
  args: {
    facts: factsChoices.wideFigure,
  },
  play: async ({ canvasElement }) => {
    const [beside, wide] = [boxOf(canvasElement, 'Price'), boxOf(canvasElement, 'Shares')];
    await expect(wide.top).toBeGreaterThan(beside.bottom - 1);
    await expect(wide.height).toBeCloseTo(beside.height, 0);
    await expectFits(canvasElement);
  },
};

/** A figure wider than a line is broken and not truncated. */
export const EndlessFigureBreaks: Story = {
  args: {
    facts: factsChoices.endlessFigure,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('9'.repeat(91));
    await expectFits(canvasElement);
  },
};

/** Wrong: if every figure is large, none stands out. */
export const DontMakeAllLarge: Story = {
  args: {
    large: true,
    facts: ['Invested', 'Value', 'Orders', 'Fee'].map((label, index) => ({
      label,
      value: `${index + 1},234`,
    })),
  },
};
