import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockTradeApply, blockTradeList } from '../../../src/api/contract/blockTrade';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { Dividend2 } from '../../../src/screens/common/Dividend2';
import type { Context } from '../../support/context';
import type { ExchangeAction, Preparation } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';

/** From 1 to 20 lots at 109 to 169 yen. */
const small = '20261120-672M.E';
/** From 2 to 40 lots at 142 to 203 yen. */
const larger = '20261120-589Y.N';
const at = (offer: string) =>
  ({ app: { path: `/common/dividend2?offer=${offer}`, scenario: 'demo' } }) as const;

const meta = {
  title: 'Screens/common/dividend2',
  component: Dividend2,
  parameters: at(small),
} satisfies Meta<typeof Dividend2>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form reports what it knows before the press. Here the state changes after it, or the app has older data than the
 * exchange: the exchange decides.
 */

const review = 'blockTrade:apply.review';
const form = moneySteps({ review, submit: 'blockTrade:apply.submit' });
/** A bid far above the market is confirmed twice. */
const farForm = moneySteps({ review, submit: 'blockTrade:apply.submitFar' });

/** Bids for one lot, at the minimum unless a price is given. */
async function bidForOne(context: Context, message: string, price?: string): Promise<void> {
  await typeInto(context, 'trade:order.lots', '1');
  if (price !== undefined) await typeInto(context, 'blockTrade:apply.price', price);
  await form.send(context);
  await form.expectRefused(context, message);
}

/** A bid that is refused because the exchange changes after the press. */
const refused =
  (key: 'blockTradeClosed' | 'productMissing' | 'tradingBanned', action: ExchangeAction) =>
  async (context: Context) => {
    changeBeforeCall(context, blockTradeApply, action);
    await bidForOne(context, storyText(context)(`errors:${key}`));
  };

type Offer = RawResponseOf<typeof blockTradeList>[number];

/** The app has received other offers than the exchange has. */
const staleOffers =
  (other: Partial<Offer>): Preparation =>
  (context) =>
    changeResponse(context, blockTradeList, (offers) => offers.map((offer) => ({ ...offer, ...other })));

/** The morning session ends before the bid arrives. */
export const ClosedMeanwhile: Story = { play: refused('blockTradeClosed', minutesLater(80)) };

/** The bid is confirmed on Friday and arrives on Tuesday, when other blocks are offered. */
export const OfferGoneMeanwhile: Story = { play: refused('productMissing', nextTradingDay) };

/** Customer service bans the member from trading. */
export const BannedMeanwhile: Story = {
  play: refused('tradingBanned', (_, member) => member.restrictions.push('tradeBanned')),
};

export const BelowNewMinimum: Story = {
  beforeEach: staleOffers({ minimumBid: '100' }),
  play: (context) =>
    bidForOne(
      context,
      storyText(context)('errors:blockTradeBelowMinimum', { context: 'n', n: '109' }),
      '108',
    ),
};

export const BeyondNewLimit: Story = {
  beforeEach: staleOffers({ limitUp: '500' }),
  play: async (context) => {
    await typeInto(context, 'trade:order.lots', '1');
    await typeInto(context, 'blockTrade:apply.price', '170');
    await farForm.send(context);
    await farForm.expectRefused(context, storyText(context)('errors:exceedsPriceLimit'));
  },
};

export const LotsBelowNewMinimum: Story = {
  parameters: at(larger),
  beforeEach: staleOffers({ minShares: 1_000 }),
  play: (context) =>
    bidForOne(context, storyText(context)('errors:blockTradeMinimum', { context: 'n', n: '2,000' })),
};
