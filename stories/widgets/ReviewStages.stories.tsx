import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../mocks/scenarios/clock';
import { ReviewStages } from '../../src/widgets/ReviewStages/ReviewStages';
import { onPage } from '../components/onPage';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Widgets/Feedback/ReviewStages',
  component: ReviewStages,
  decorators: [onPage],
  args: {
    sentAt: at('2026-11-20', '10:15'),
    dueAt: at('2026-11-20', '15:30'),
    status: 'pendingReview',
    outcome: '保有株式になります',
  },
} satisfies Meta<typeof ReviewStages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under review: the deadline stands beside it, and what follows an approval is still ahead. */
export const UnderReview: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const until = t('common:receipt.until', { time: '11/20 15:30' });
    await expect(await context.canvas.findByText(until)).toBeVisible();
    await expect(await context.canvas.findByText(t('common:receipt.afterApproval'))).toBeVisible();
  },
};

/** Approved: the last stage is the present one. */
export const Approved: Story = {
  args: { status: 'passed' },
  play: async ({ canvas, args }) => {
    await expect((await canvas.findByText(args.outcome)).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

/** Rejected: nothing is ahead. */
export const Rejected: Story = {
  args: { status: 'rejected' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(args.outcome)).toBeNull();
  },
};

/** Wrong: the review has no deadline although the server knows it. */
export const DontLeaveOutTheDeadline: Story = { args: { dueAt: undefined } };
