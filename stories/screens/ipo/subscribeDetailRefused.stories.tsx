import type { Meta, StoryObj } from '@storybook/react-vite';
import { at as momentOf } from '../../../mocks/scenarios/clock';
import { ipoApply, ipoDetail } from '../../../src/api/contract/ipo';
import { SubscribeDetail } from '../../../src/screens/ipo/SubscribeDetail';
import type { Context } from '../../support/context';
import { spendBalance } from '../../support/exchange';
import { changeResponse, outdateUntil } from '../../support/network';
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

/** The server is busy and refuses the application: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the application: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** The account was frozen before the application arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/**
 * Opening positions was forbidden before the application arrived: an alert refuses it and offers customer
 * service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/**
 * The balance was spent on another device before the application arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientSubscriptionFunds'),
  tags: ['refused'],
};

/** The hours ended before the application arrived: an alert says that applications aren't open. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(8 * 60), 'newShareChannelClosed'),
  tags: ['refused'],
};

/**
 * The application, confirmed on Friday, arrived after the deadline: an alert says that there is nothing to
 * apply for.
 */
export const DeadlinePassedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(4 * 24 * 60 + 5 * 60), 'noNewIssues'),
  tags: ['refused'],
};

/** The app took an announced issue for open: an alert says that the subscription hasn't started. */
export const RefusedBeforeOpening: Story = {
  tags: ['refused'],
  parameters: at('I885'),
  play: (context) => apply(context, storyText(context)('errors:beforeSubscriptionTime')),
  beforeEach: (context) =>
    changeResponse(context, ipoDetail, (answer) => ({
      ...answer,
      issue: {
        ...answer.issue,
        phase: 'subscribing' as const,
        subscriptionDate: momentOf('2026-11-19', '09:00'),
      },
    })),
};

/** The app knew a lower minimum: an alert refuses one lot, and the field and the button name the minimum. */
export const LotsBelowNewMinimum: Story = {
  tags: ['refused'],
  parameters: at('I884'),
  play: async (context) => {
    const t = storyText(context);
    await apply(context, t('errors:minimumSubscriptionQuantity', { context: 'n', n: '2,000' }));
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
  },
  beforeEach: (context) =>
    outdateUntil(context, ipoApply, ipoDetail, (answer) => ({
      ...answer,
      issue: { ...answer.issue, minLots: 1 },
    })),
};
