import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RingPlot } from '../../src/components/plots/RingPlot/RingPlot';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/RingPlot',
  component: RingPlot,
  decorators: [onPage],
  args: { label: 'Sign-ins towards the reward', value: 3, max: 7, valueText: '3 of 7' },
} satisfies Meta<typeof RingPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three of seven steps are done: three parts are thick, four are thin, and the count is in the middle. */
export const SomeDone: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    const ring = await canvas.findByRole('meter', { name: 'Sign-ins towards the reward' });
    await expect(ring).toHaveAttribute('aria-valuetext', '3 of 7');
    await expect(ring).toHaveAttribute('aria-valuenow', '3');
    await expect(ring).toHaveTextContent('3/7');
    const widths = [...canvasElement.querySelectorAll('circle')].map(
      (part) => getComputedStyle(part).strokeWidth,
    );
    await expect(widths.filter((width) => width === widths[0])).toHaveLength(3);
    await expect(new Set(widths.slice(3)).size).toBe(1);
  },
};

/** Nothing is done yet: all parts are thin. */
export const NoneDone: Story = { args: { value: 0, valueText: '0 of 7' } };

/** All is done: the ring is full. */
export const AllDone: Story = { args: { value: 7, valueText: '7 of 7' } };

/** A month of steps: the parts are short, and still told apart. */
export const ManySteps: Story = { args: { value: 12, max: 31, valueText: '12 of 31' } };

/** Wrong: a score is no count of equal steps. */
export const DontShowAScore: Story = {
  args: { label: 'Credit score', value: 72, max: 100, valueText: '72 of 100' },
};
