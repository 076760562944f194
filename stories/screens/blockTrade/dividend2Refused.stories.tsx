import type { Meta, StoryObj } from '@storybook/react-vite';
import { blockTradeApply, blockTradeList } from '../../../src/api/contract/blockTrade';
import type { RawResponseOf } from '../../../src/api/contract/call';
import { Dividend2 } from '../../../src/screens/blockTrade/Dividend2';
import type { Context } from '../../support/context';
import { type Preparation, spendBalance } from '../../support/exchange';
import { moneySteps } from '../../support/forms';
import { outdateUntil } from '../../support/network';
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
async function bidForOne(
  context: Context,
  message: string,
  { price, reason }: { price?: string; reason: string },
): Promise<void> {
  await typeLots(context, '1');
  if (price !== undefined) await typePrice(context, price);
  await form.send(context);
  await form.expectRefused(context, message);
  await form.expectBlocked(context, reason);
}

type Offer = RawResponseOf<typeof blockTradeList>[number];

/** The app has received other offers than the exchange has, until it bids. */
const staleOffers =
  (other: Partial<Offer>): Preparation =>
  (context) =>
    outdateUntil(context, blockTradeApply, blockTradeList, (offers) =>
      offers.map((offer) => ({ ...offer, ...other })),
    );

/** The server is busy and refuses the bid: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the bid: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** The account was frozen before the bid arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/**
 * Opening positions was forbidden before the bid arrived: an alert refuses it and offers customer service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/**
 * The balance was spent on another device before the bid arrived: an alert says that the available funds
 * don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** The morning session ended before the bid arrived: an alert says that block trading is closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(80), 'blockTradeClosed'),
  tags: ['refused'],
};

/** The bid, confirmed on Friday, arrived on Tuesday: an alert says that this block doesn't exist any more. */
export const OfferGoneMeanwhile: Story = {
  ...standard.refusedAfter(nextTradingDay, 'productMissing'),
  tags: ['refused'],
};

/** The app knew an older minimum: an alert refuses the bid of 108 yen and names the minimum of 109. */
export const BelowNewMinimum: Story = {
  tags: ['refused'],
  beforeEach: staleOffers({ minimumBid: '100' }),
  play: (context) =>
    bidForOne(context, storyText(context)('errors:blockTradeBelowMinimum', { context: 'n', n: '109' }), {
      price: '108',
      reason: storyText(context)('reasons:priceBelowMinimumBid', { amount: '109' }),
    }),
};

/** The app knew a wider price limit: an alert refuses the bid of 170 yen as beyond today's limit. */
export const BeyondNewLimit: Story = {
  tags: ['refused'],
  beforeEach: staleOffers({ limitUp: '500' }),
  play: async (context) => {
    await typeLots(context, '1');
    await typePrice(context, '170');
    await farForm.send(context);
    await farForm.expectRefused(context, storyText(context)('errors:exceedsPriceLimit'));
    await farForm.expectBlocked(context, storyText(context)('reasons:priceAboveLimit', { amount: '169' }));
  },
};

/** The app knew a lower minimum: an alert refuses one lot and names the minimum of 2,000 shares. */
export const LotsBelowNewMinimum: Story = {
  tags: ['refused'],
  parameters: at(lockedForDays),
  beforeEach: staleOffers({ minShares: 1_000 }),
  play: (context) =>
    bidForOne(context, storyText(context)('errors:blockTradeMinimum', { context: 'n', n: '2,000' }), {
      reason: storyText(context)('reasons:lotsBelowMinimum', { amount: '2' }),
    }),
};
