import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockTradeList } from '../../../src/api/contract/blockTrade';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { Dividend2 } from '../../../src/screens/common/Dividend2';
import type { Context } from '../../support/context';
import { type Preparation, spendBalance } from '../../support/exchange';
import { moneySteps } from '../../support/forms';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import { bidPath, bidForm as form, lockedForDays, small, standard, typeLots, typePrice } from './bidSteps';

const at = (offer: string) => ({ app: { path: bidPath(offer), scenario: 'demo' } }) as const;

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

/** A bid far above the market is confirmed twice. */
const farForm = moneySteps({ review: 'blockTrade:apply.review', submit: 'blockTrade:apply.submitFar' });

/** Bids for one lot, at the minimum unless a price is given. */
async function bidForOne(context: Context, message: string, price?: string): Promise<void> {
  await typeLots(context, '1');
  if (price !== undefined) await typePrice(context, price);
  await form.send(context);
  await form.expectRefused(context, message);
}

type Offer = RawResponseOf<typeof blockTradeList>[number];

/** The app has received other offers than the exchange has. */
const staleOffers =
  (other: Partial<Offer>): Preparation =>
  (context) =>
    changeResponse(context, blockTradeList, (offers) => offers.map((offer) => ({ ...offer, ...other })));

export const RefusedByServer: Story = standard.refusedByServer;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

/** The morning session ends before the bid arrives. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(80), 'blockTradeClosed');

/** The bid is confirmed on Friday and arrives on Tuesday, when other blocks are offered. */
export const OfferGoneMeanwhile: Story = standard.refusedAfter(nextTradingDay, 'productMissing');

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
    await typeLots(context, '1');
    await typePrice(context, '170');
    await farForm.send(context);
    await farForm.expectRefused(context, storyText(context)('errors:exceedsPriceLimit'));
  },
};

export const LotsBelowNewMinimum: Story = {
  parameters: at(lockedForDays),
  beforeEach: staleOffers({ minShares: 1_000 }),
  play: (context) =>
    bidForOne(context, storyText(context)('errors:blockTradeMinimum', { context: 'n', n: '2,000' })),
};
