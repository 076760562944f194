import type { Meta, StoryObj } from '@storybook/react-vite';
import { creditFunds } from '../../../mocks/exchange/members/creditFunds';
import { applyForValueStock } from '../../../mocks/exchange/valueStock/apply';
import { valueStockList } from '../../../src/api/contract/valueStock';
import { Worth } from '../../../src/screens/home/Worth';
import type { Context } from '../../support/context';
import { type ExchangeAction, prepareExchange, refetchAll, spendBalance } from '../../support/exchange';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { costOf, dearest, double, worthForm as form, single, standard, typeLots } from './worthSteps';

const at = ({ id }: { id: string }) => `/home/worth?offer=${id}` as const;
const path = at(single);

const meta = {
  title: 'Screens/home/worth',
  component: Worth,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whole lots, from the minimum to the maximum. */
export const WrongLots: Story = {
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

export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, /¥[\d,]+\.\d\d/);
    await form.expectDeposit(context);
  },
};

/** Between the sessions the form says when it opens. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, /12:30/);
  },
};

export const Banned: Story = standard.banned;

export const Frozen: Story = standard.frozen;

export const MustRead: Story = standard.mustRead;

const applyOften =
  (times: number): ExchangeAction =>
  (exchange, member) => {
    for (let count = 0; count < times; count += 1)
      applyForValueStock(exchange, member, { offerId: single.id, lots: '1' });
  };

/** At most three applications a week for one stock. */
export const WeeklyCountReached: Story = {
  beforeEach: prepareExchange(applyOften(3)),
  play: async (context) => {
    await typeLots(context, '1');
    await form.expectBlocked(context, storyText(context)('reasons:valueStockCount'));
  },
};

/** Another device applied meanwhile. */
export const CountReachedMeanwhile: Story = standard.refusedAfter(
  applyOften(3),
  'perShareApplicationCount',
  '3',
);

/** The press comes at noon. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(90), 'nonTradingHours');

/** The price of the day has changed before the press. */
export const OfferGoneMeanwhile: Story = standard.refusedAfter(minutesLater(6 * 60), 'productMissing');

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const RefusedByServer: Story = standard.refusedByServer;

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

/** The app's limits are out of date: those of the exchange apply. */
const outdated = (change: { minLots?: number; maxLots?: number }, lots: string, message: Said): Story => ({
  beforeEach: prepareExchange((exchange, member) => creditFunds(exchange, member, '1000000000')),
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('trade:order.lots') });
    changeResponse(context, valueStockList, (list) => ({
      ...list,
      offers: list.offers.map((offer) => ({ ...offer, ...change })),
    }));
    await refetchAll(context);
    await typeLots(context, lots);
    await form.expectReady(context);
    await form.send(context);
    await form.expectRefused(context, message(context));
  },
});

type Said = (context: Context) => string;

const rounded = (amount: number) => Math.round(amount * 100) / 100;
const inYen = (amount: number) => rounded(amount).toLocaleString('en-US');

export const BelowNewMinimum: Story = {
  ...outdated({ minLots: 1 }, '1', (context) =>
    storyText(context)('errors:minimumBuyAmount', { context: 'n', n: inYen(costOf(double, 2)) }),
  ),
  parameters: { app: { path: at(double), scenario: 'demo' } },
};

export const AboveNewMaximum: Story = {
  ...outdated({ maxLots: 999 }, String(dearest.maxLots + 1), (context) =>
    storyText(context)('errors:aboveMaximum', { context: 'n', n: inYen(costOf(dearest, dearest.maxLots)) }),
  ),
  parameters: { app: { path: at(dearest), scenario: 'demo' } },
};
