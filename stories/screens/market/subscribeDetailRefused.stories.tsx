import type { Meta, StoryObj } from '@storybook/react-vite';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { ipoApply, ipoDetail } from '../../../src/api/contract/ipo';
import { SubscribeDetail } from '../../../src/screens/market/SubscribeDetail';
import type { Context } from '../../support/context';
import type { ExchangeAction } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

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

const form = moneySteps({ review: 'ipo:apply.review', submit: 'ipo:apply.submit' });

async function apply(context: Context, message: string, lots = '1'): Promise<void> {
  await typeInto(context, 'trade:order.lots', lots);
  await form.send(context);
  await form.expectRefused(context, message);
}

/** An application for ten lots (720,000 yen) that is refused because the exchange changes after the press. */
const refused =
  (key: 'insufficientSubscriptionFunds' | 'newShareChannelClosed' | 'noNewIssues', action: ExchangeAction) =>
  async (context: Context) => {
    changeBeforeCall(context, ipoApply, action);
    await apply(context, storyText(context)(`errors:${key}`), '10');
  };

/** The balance is spent on another phone. */
export const SpentMeanwhile: Story = {
  play: refused('insufficientSubscriptionFunds', (exchange, member) => {
    const order = { symbol: '1001.W', side: 'long', priceType: 'market', leverage: 1, lots: '17' } as const;
    openPosition(exchange, member, order);
  }),
};

/** The hours end before the application arrives. */
export const ClosedMeanwhile: Story = { play: refused('newShareChannelClosed', minutesLater(8 * 60)) };

/** It is confirmed on Friday and arrives on Tuesday, after the deadline. */
export const DeadlinePassedMeanwhile: Story = {
  play: refused('noNewIssues', minutesLater(4 * 24 * 60 + 5 * 60)),
};

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
