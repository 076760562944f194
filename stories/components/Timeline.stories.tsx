import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '../../src/components/Timeline/Timeline';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  decorators: [onPage],
  args: {
    label: 'Withdrawal',
    events: [
      { id: 'sent', time: '11/20 10:02', title: 'Requested', detail: '150,000.00 JPY', state: 'done' },
      { id: 'review', time: '11/20 10:07', title: 'Under review', state: 'now' },
      { id: 'paid', time: '11/20 10:17', title: 'Paid out', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A withdrawal, drawn by `Steps`: what has happened, what happens now and what comes, with times. */
export const OneStepUnderWay: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Withdrawal' })).toBeVisible();
    const current = (await canvas.findAllByRole('listitem')).filter((item) => item.ariaCurrent === 'step');
    await expect(current.map((item) => item.textContent)).toEqual(['Under review 11/20 10:07']);
  },
};

/** Wrong: the newest event comes first. */
export const DontReverseTheOrder: Story = { args: { events: [...meta.args.events].reverse() } };
