import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { creditFunds } from '../../../mocks/exchange/account/creditFunds';
import { applyForValueStock } from '../../../mocks/exchange/valueStock/apply';
import { valueStockApply, valueStockList } from '../../../src/api/contract/valueStock';
import { Worth } from '../../../src/screens/valueStock/Worth';
import type { Context } from '../../support/context';
import { type ExchangeAction, prepareExchange, refetchAll, spendBalance } from '../../support/exchange';
import { outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { dearest, double, worthForm as form, single, standard, typeLots } from './worthSteps';

const at = ({ id }: { id: string }) => `/home/worth?offer=${id}` as const;
const path = at(single);

const meta = {
  title: 'Screens/home/worth',
  component: Worth,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 2.5 lots are typed: the button says that lots are whole numbers. */
export const WrongLots: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at(double), scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectBlocked(context, t('reasons:lotsBelowMinimum', { amount: '2' }));
    await typeLots(context, String(double.maxLots + 1));
    await form.expectBlocked(
      context,
      t('reasons:lotsAboveMaximum.order', { amount: String(double.maxLots) }),
    );
    await typeLots(context, '2.5');
    await form.expectBlocked(context, t('reasons:lotsNotWhole'));
  },
};

/**
 * The balance doesn't cover one lot: the button names the missing amount, and a link leads to the deposit.
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

/** Between the sessions the button says when applications open again. */
export const Closed: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, /12:30/);
  },
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const Banned: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustRead: Story = { ...standard.mustRead, tags: ['blocked'] };

const applyOften =
  (times: number): ExchangeAction =>
  (exchange, member) => {
    for (let count = 0; count < times; count += 1)
      applyForValueStock(exchange, member, { offerId: single.id, lots: '1' });
  };

/** The member has applied for this stock three times this week: the button says that no more are possible. */
export const WeeklyCountReached: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(applyOften(3)),
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, storyText(context)('reasons:valueStockCount'));
  },
};

/** Three applications were made on another device before this one arrived: an alert names the limit. */
export const CountReachedMeanwhile: Story = {
  ...standard.refusedAfter(applyOften(3), 'perShareApplicationCount', '3'),
  tags: ['refused'],
};

/** The morning session ended before the application arrived: an alert says that the market is closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(90), 'nonTradingHours'),
  tags: ['refused'],
};

/**
 * The price of the day had changed before the application arrived: an alert says that this offer doesn't
 * exist any more.
 */
export const OfferGoneMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(6 * 60), 'productMissing'),
  tags: ['refused'],
};

/**
 * Opening positions was forbidden before the application arrived: an alert refuses it and offers customer
 * service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the application arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFigures: Story = standard.zeroFigures;

/** The server is busy and refuses the application: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the application: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/**
 * The balance was spent on another device before the application arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** The app's limits are out of date: those of the exchange apply. */
const outdated = (change: { minLots?: number; maxLots?: number }, lots: string, message: Said): Story => ({
  beforeEach: prepareExchange((exchange, member) => creditFunds(exchange, member, '1000000000')),
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('trade:order.lots') });
    outdateUntil(context, valueStockApply, valueStockList, (list) => ({
      ...list,
      offers: list.offers.map((offer) => ({ ...offer, ...change })),
    }));
    await refetchAll(context);
    await typeLots(context, lots);
    await form.expectReady(context);
    await form.send(context);
    await waitFor(() => form.expectRefused(context, message(context)));
    await form.expectBlocked(context, message(context));
  },
});

type Said = (context: Context) => string;

/** The app knew an older minimum of one lot: an alert refuses it, and the field names the minimum of two. */
export const BelowNewMinimum: Story = {
  tags: ['refused'],
  ...outdated({ minLots: 1 }, '1', (context) =>
    storyText(context)('reasons:lotsBelowMinimum', { amount: '2' }),
  ),
  parameters: { app: { path: at(double), scenario: 'demo' } },
};

/** The app knew a higher maximum of lots: an alert refuses the application, and the field names the maximum. */
export const AboveNewMaximum: Story = {
  tags: ['refused'],
  ...outdated({ maxLots: 999 }, String(dearest.maxLots + 1), (context) =>
    storyText(context)('reasons:lotsAboveMaximum.order', { amount: String(dearest.maxLots) }),
  ),
  parameters: { app: { path: at(dearest), scenario: 'demo' } },
};
