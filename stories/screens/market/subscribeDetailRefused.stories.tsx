import type { Meta, StoryObj } from '@storybook/react-vite';
import { ipoDetail } from '../../../src/api/contract/ipo';
import { SubscribeDetail } from '../../../src/screens/market/SubscribeDetail';
import type { Context } from '../../support/context';
import { spendBalance } from '../../support/exchange';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { applyForm as form, applyStories as standard, typeLots } from './ipoSteps';

const at = (id: string) => ({ app: { path: `/market/subscribeDetail?id=${id}`, scenario: 'demo' } }) as const;

const meta = {
  title: 'Screens/market/subscribeDetail',
  component: SubscribeDetail,
  parameters: at('I883'),
} satisfies Meta<typeof SubscribeDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form reports what it knows before the press. Here the state changes after it, or the app has older data than the
 * exchange: the exchange decides.
 */

async function apply(context: Context, message: string): Promise<void> {
  await typeLots(context, '1');
  await form.send(context);
  await form.expectRefused(context, message);
}

export const RefusedByServer: Story = standard.refusedByServer;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientSubscriptionFunds');

/** The hours end before the application arrives. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(8 * 60), 'newShareChannelClosed');

/** It is confirmed on Friday and arrives on Tuesday, after the deadline. */
export const DeadlinePassedMeanwhile: Story = standard.refusedAfter(
  minutesLater(4 * 24 * 60 + 5 * 60),
  'noNewIssues',
);

/** The issue is only announced; the app shows it as open. */
export const RefusedBeforeOpening: Story = {
  parameters: at('I885'),
  play: (context) => apply(context, storyText(context)('errors:beforeSubscriptionTime')),
  beforeEach: (context) =>
    changeResponse(context, ipoDetail, (answer) => ({
      ...answer,
      issue: { ...answer.issue, phase: 'subscribing' as const, subscriptionDate: 0 },
    })),
};

/** The minimum is two lots; the app has older data. */
export const LotsBelowNewMinimum: Story = {
  parameters: at('I884'),
  play: (context) =>
    apply(context, storyText(context)('errors:minimumSubscriptionQuantity', { context: 'n', n: '2,000' })),
  beforeEach: (context) =>
    changeResponse(context, ipoDetail, (answer) => ({ ...answer, issue: { ...answer.issue, minLots: 1 } })),
};
