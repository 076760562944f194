import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { AreaPlot } from '../../src/components/plots/AreaPlot/AreaPlot';
import { choices } from '../support/choices';
import { onPage } from './onPage';

const pointsChoices = {
  risen: [12, 14, 13, 17, 16, 19, 18, 22],
  fallen: [22, 19, 20, 16, 17, 13],
  level: [100, 100, 100],
  twoPoints: [100, 120],
} satisfies Record<string, ComponentProps<typeof AreaPlot>['points']>;

const meta = {
  title: 'Components/Content/AreaPlot',
  component: AreaPlot,
  decorators: [onPage],
  args: { points: pointsChoices.risen, tone: 'priceUp', label: 'From 12 to 22 million yen' },
  argTypes: { points: choices(pointsChoices) },
} satisfies Meta<typeof AreaPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Points of the line, from left to right, as percentages of the plot. */
const lineIn = (element: HTMLElement) =>
  (element.querySelector('polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => point.split(','));

/** A value that has risen: the line ends at the top right, and a screen reader reads the sentence. */
export const Risen: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('img', { name: args.label })).toBeVisible();
    await expect(lineIn(canvasElement)[0]).toEqual(['0', '96']);
    await expect(lineIn(canvasElement).at(-1)).toEqual(['100', '4']);
  },
};

/** A value that has fallen, in the colour of falling prices. */
export const Fallen: Story = {
  args: { points: pointsChoices.fallen, tone: 'priceDown' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('polyline')).toHaveAttribute('stroke', 'var(--color-priceDown)');
  },
};

/** A value without any change is a line in the middle. */
export const Level: Story = {
  args: { points: pointsChoices.level, tone: 'priceFlat' },
  play: async ({ canvasElement }) => {
    await expect(lineIn(canvasElement).map(([, y]) => y)).toEqual(['50', '50', '50']);
  },
};

/** Two values, the fewest that make a line. */
export const TwoPoints: Story = {
  args: { points: pointsChoices.twoPoints },
  play: async ({ canvasElement }) => {
    await expect(lineIn(canvasElement)).toEqual([
      ['0', '96'],
      ['100', '4'],
    ]);
  },
};

/** A dashed line across the plot is the value to compare with. It is inside, even if all points are above it. */
export const WithBaseline: Story = {
  args: { baseline: 10 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('line')).toHaveAttribute('y1', '96');
    await expect(Number(lineIn(canvasElement)[0]?.[1])).toBeLessThan(96);
  },
};

/** A change of a tenth of the smallest span looks tiny: the line stays in the middle. */
export const TinyChange: Story = {
  args: { points: [1000, 1001], minSpan: 10 },
  play: async ({ canvasElement }) => {
    const heights = lineIn(canvasElement).map(([, y]) => Number(y));
    await expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(9.2);
  },
};

/** Two events on the way, at their places between the points. */
export const WithMarks: Story = {
  args: { marks: [1.75, 7] },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('line')].map((line) => line.getAttribute('x1'));
    await expect(marks).toEqual(['25', '100']);
  },
};

/** Wrong: the colour of a falling price for a value that has risen. */
export const DontContradictTheCourse: Story = { args: { tone: 'priceDown' } };
