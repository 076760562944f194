import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyForBlockTrade } from '../../../mocks/exchange/blockTrade/apply';
import { Dividend2 } from '../../../src/screens/common/Dividend2';
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

/** A bid must not be below the minimum, above the daily limit, or off the tick (specification 5). */
export const WrongPrice: Story = {
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

export const WrongLots: Story = {
  parameters: { app: { path: bidPath(lockedForDays) } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, '41');
    await form.expectBlocked(context, t('reasons:lotsAboveMaximum.order', { amount: '40' }));
  },
};

export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, /¥[\d,]+\.\d\d/);
    await form.expectDeposit(context);
  },
};

/** At most two bids a day for one stock. */
export const StockCountReached: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectReady(context);
    await bidOnOtherDevice(context, small, '1', '109');
    await bidOnOtherDevice(context, small, '1', '110');
    await form.send(context);
    await form.expectRefused(
      context,
      storyText(context)('errors:perShareApplicationCount', { context: 'n', n: '2' }),
    );
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:blockTradeStockCount'));
  },
};

/** At most three bids a day in all. */
export const DailyCountReached: Story = {
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

/** The number of shares a day is limited. */
export const DailySharesReached: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '20');
    await form.expectReady(context);
    await bidOnOtherDevice(context, '20261120-503N.N', '50', '102');
    await form.send(context);
    await form.expectRefused(context, t('errors:blockTradeDailyLimit', { context: 'n', n: '60,000' }));
  },
};

/** The form stays open over noon: bids are closed, and it says when they open. */
export const ClosedWhileOpen: Story = {
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

export const Banned: Story = standard.banned;

export const Frozen: Story = standard.frozen;

export const MustRead: Story = standard.mustRead;
