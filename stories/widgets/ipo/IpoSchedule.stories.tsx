import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { storyNow } from '../../../mocks/scenarios/clock';
import { IpoSchedule } from '../../../src/widgets/ipo/IpoSchedule/IpoSchedule';
import { onPage } from '../../components/onPage';
import { issueIn } from '../../fixtures/ipo';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const issueChoices = {
  subscribing: issueIn('subscribing'),
  waiting: issueIn('waiting'),
} satisfies Record<string, ComponentProps<typeof IpoSchedule>['issue']>;

const meta = {
  title: 'Widgets/Products/IpoSchedule',
  component: IpoSchedule,
  decorators: [onPage],
  args: { issue: issueChoices.subscribing, now: storyNow },
  argTypes: { issue: choices(issueChoices) },
} satisfies Meta<typeof IpoSchedule>;

export default meta;
type Story = StoryObj<typeof meta>;

const nextOf = ({ canvas }: Context) =>
  canvas.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');

/** Applications are open: the deadline is marked as the next date. */
export const SubscriptionOpen: Story = {
  tags: ['main'],
  play: async (context) => {
    const [next] = nextOf(context);
    await expect(next).toHaveTextContent(storyText(context)('ipo:calendar.deadline'));
  },
};

/** Applications have not opened: their start is marked as the next date. */
export const Waiting: Story = {
  args: { issue: issueChoices.waiting },
  play: async (context) => {
    const [next] = nextOf(context);
    await expect(next).toHaveTextContent(storyText(context)('ipo:calendar.opens'));
  },
};

/** The shares were listed long ago: all five dates are past, and none is marked. */
export const ListedLongAgo: Story = {
  args: { now: storyNow + 365 * 86_400_000 },
  play: async (context) => {
    await expect(nextOf(context)).toHaveLength(0);
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(5);
  },
};
