import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyForBlockTrade } from '../../../mocks/exchange/blockTrade/apply';
import { Dividend2 } from '../../../src/screens/blockTrade/Dividend2';
import type { Context } from '../../support/context';
import { refetchAll, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { bidPath, bidForm as form, lockedForDays, small, standard, typeLots, typePrice } from './bidSteps';

const path = bidPath(small);

const meta = {
  title: 'Screens/common/dividend2',
  component: Dividend2,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend2>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Places a bid on another device, unknown to the form. */
const bidOnOtherDevice = (context: Context, offerId: string, lots: string, price: string) =>
  withExchange(context, (exchange, member) => applyForBlockTrade(exchange, member, { offerId, price, lots }));

/** A bid of 110.5 yen is off the tick: the button names the prices next to it. */
export const WrongPrice: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await typePrice(context, '108');
    await form.expectBlocked(context, t('reasons:priceBelowMinimumBid', { amount: '109' }));
    await typePrice(context, '170');
    await form.expectBlocked(context, t('reasons:priceAboveLimit', { amount: '169' }));
    await typePrice(context, '110.5');
    await form.expectBlocked(context, t('reasons:priceOffTick', { tick: '1', below: '110', above: '111' }));
  },
};

/** 41 lots are typed: the button says that one bid has at most 40. */
export const WrongLots: Story = {
  tags: ['blocked'],
  parameters: { app: { path: bidPath(lockedForDays) } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '41');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.order', { amount: '40' }));
  },
};

/**
 * The balance doesn't cover the bid: the button names the missing amount, and a link leads to the deposit.
 */
export const BalanceShort: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, /¥[\d,]+\.\d\d/);
    await form.expectDeposit(context);
  },
};

/** Bids for a stock twice on another device, then a third time here. */
async function bidThirdTime(context: Context): Promise<void> {
  await typeLots(context, '1');
  await form.expectReady(context);
  await bidOnOtherDevice(context, small, '1', '109');
  await bidOnOtherDevice(context, small, '1', '110');
  await form.send(context);
  await form.expectRefused(
    context,
    storyText(context)('errors:perShareApplicationCount', { context: 'n', n: '2' }),
  );
}

/** Two bids for this stock were placed on another device today: an alert refuses a third one. */
export const StockCountReached: Story = { tags: ['refused'], play: bidThirdTime };

/**
 * The app has learnt of the two bids on the other device: the button says that the day's limit for this stock
 * is reached.
 */
export const BlockedByTheStockCount: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await bidThirdTime(context);
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:blockTradeStockCount'));
  },
};

/** Three bids were placed on another device today: an alert refuses a fourth one. */
export const DailyCountReached: Story = {
  tags: ['refused'],
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await bidOnOtherDevice(context, lockedForDays, '2', '142');
    await bidOnOtherDevice(context, lockedForDays, '2', '143');
    await bidOnOtherDevice(context, '20261120-503N.N', '3', '102');
    await form.send(context);
    await form.expectRefused(
      context,
      storyText(context)('errors:dailyPurchaseCount', { context: 'n', n: '3' }),
    );
  },
};

/** A bid on another device used most of the day's shares: an alert refuses this one and names the limit. */
export const DailySharesReached: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '20');
    await form.expectReady(context);
    await bidOnOtherDevice(context, '20261120-503N.N', '50', '102');
    await form.send(context);
    await form.expectRefused(context, t('errors:blockTradeDailyLimit', { context: 'n', n: '60,000' }));
  },
};

/** The form stayed open over noon: the button says that bids are closed, and when they open. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await passTime(context, 90);
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.blockTrade', { time: '11/20 12:30' }),
    );
  },
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const Banned: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustRead: Story = { ...standard.mustRead, tags: ['blocked'] };
