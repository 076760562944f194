import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Sparkline } from '../../src/components/plots/Sparkline/Sparkline';
import { choices } from '../support/choices';
import { onPage } from './onPage';

const pointsChoices = {
  priceUp: [12, 14, 13, 17, 16, 19, 18, 22],
  priceDown: [22, 19, 20, 16, 17, 13],
  level: [100, 100, 100],
  onePoint: [100],
  noPoints: [],
} satisfies Record<string, ComponentProps<typeof Sparkline>['points']>;

const meta = {
  title: 'Components/Content/Sparkline',
  component: Sparkline,
  decorators: [onPage],
  args: { points: pointsChoices.priceUp },
  argTypes: { points: choices(pointsChoices), size: { options: ['card', 'row', 'column'] } },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The course of a day that rose, in the colour of rising prices. */
export const PriceUp: Story = {
  tags: ['main'],
  args: { tone: 'priceUp' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The course of a day that fell, in the colour of falling prices. */
export const PriceDown: Story = {
  args: { tone: 'priceDown', points: pointsChoices.priceDown },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('polyline');
    await expect(line).toHaveAttribute('stroke', 'var(--color-priceDown)');
    // The full height is used: the first point is the highest, the last the lowest.
    await expect(line?.getAttribute('points')).toMatch(/^0,4 .* 144,52$/);
  },
};

/** A course without any change is a line in the middle. */
export const FlatLine: Story = {
  args: { points: pointsChoices.level },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toHaveAttribute('points', '0,28 72,28 144,28');
  },
};

/** A single value, which makes no line yet. */
export const LineOfOnePoint: Story = {
  args: { points: pointsChoices.onePoint },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toHaveAttribute('points', '0,28');
  },
};

/** A dashed line is the close of the day before. The course is below it: the price has fallen. */
export const WithBaseline: Story = {
  args: { tone: 'priceDown', points: pointsChoices.priceDown, baseline: 24 },
  play: async ({ canvasElement }) => {
    const close = Number(canvasElement.querySelector('line')?.getAttribute('y1'));
    const line = canvasElement.querySelector('polyline')?.getAttribute('points') ?? '';
    const heights = line.split(' ').map((point) => Number(point.split(',')[1]));
    await expect(Math.min(...heights)).toBeGreaterThan(close);
  },
};

/** No trade yet, but a close of the day before: a dashed line in the middle. */
export const BaselineWithoutPoints: Story = {
  args: { points: pointsChoices.noPoints, baseline: 24 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('line')).toHaveAttribute('y1', '28');
  },
};

/** The size of a row in a list. */
export const InARow: Story = {
  args: { tone: 'priceUp', size: 'row', baseline: 13 },
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    await expect(width).toBeGreaterThan(2 * height);
  },
};

/** As wide as the column of the figure above it. The line is no thicker where it is stretched. */
export const AsWideAsItsColumn: Story = {
  args: { tone: 'priceUp', size: 'column', baseline: 13 },
  render: (args) => (
    <div style={{ width: '50%' }}>
      <Sparkline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const column = canvasElement.querySelector('div:has(> svg)')?.getBoundingClientRect() ?? new DOMRect();
    await expect(drawing.width).toBeCloseTo(column.width, 0);
    await expect(canvasElement.querySelector('polyline')).toHaveStyle({
      'vector-effect': 'non-scaling-stroke',
    });
  },
};

/** No values yet: the space is kept, and nothing is drawn. */
export const WithoutPoints: Story = {
  args: { points: pointsChoices.noPoints },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toHaveAttribute('points', '');
  },
};

/** A line that says something no text beside it says has a name for screen readers. */
export const NamedForScreenReaders: Story = {
  args: { tone: 'priceUp', label: 'Rising over the day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Rising over the day' })).toBeVisible();
  },
};

/** Wrong: the colour of a falling price for a rising line. */
export const DontContradictTheTrend: Story = { args: { tone: 'priceDown' } };
