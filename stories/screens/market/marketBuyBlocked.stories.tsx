import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { prepareExchange, withExchange } from '../../support/exchange';
import { expectLock } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import {
  expectBlocked,
  expectReady,
  expectReasonAboveForm,
  lotsField,
  reviewButton,
  standard,
  typeLots,
  typePrice,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Zero, fractions and words are invalid lots, each with its own error below the field. */
export const WrongLots: Story = {
  play: async (context) => {
    const t = storyText(context);
    const wrong = [
      ['0', 'lotsNotPositive'],
      ['1.5', 'lotsNotWhole'],
      ['abc', 'lotsNotNumber'],
    ] as const;
    for (const [typed, reason] of wrong) {
      await typeLots(context, typed);
      await expect(await lotsField(context)).toHaveAccessibleDescription(
        expect.stringContaining(t(`reasons:${reason}`)),
      );
    }
  },
};

/** For a price off the tick, the error names the nearest valid prices. */
export const PriceOffTheTick: Story = {
  play: async (context) => {
    await typePrice(context, '560.5');
    const t = storyText(context);
    const reason = t('reasons:priceOffTick', { tick: '1', below: '560', above: '561' });
    await expect((await context.canvas.findAllByText(reason)).length).toBeGreaterThan(0);
  },
};

/** For a price beyond the daily limits, the error names the limit. */
export const PriceBeyondTheLimit: Story = {
  play: async (context) => {
    await typePrice(context, '99999');
    const field = (await context.canvas.findAllByRole('textbox'))[0];
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(await reviewButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The balance is too low: the cost of one lot, then the missing amount, shown once, and a link to the deposit. */
export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    const t = storyText(context);
    const oneLot = t('trade:order.noneAffordable', { amount: '¥561,561.00' });
    await expect(await context.canvas.findByText(oneLot)).toBeVisible();
    await typeLots(context, '1');
    const missing = t('reasons:balanceShort.missing', { amount: '¥511,560.75' });
    await expectBlocked(context, missing);
    await expect(await context.canvas.findAllByText(missing)).toHaveLength(1);
    await expect(context.canvas.queryByText(oneLot)).toBeNull();
    const deposit = await context.canvas.findByRole('link', { name: t('home:entrances.deposit') });
    await expect(deposit).toHaveAttribute('href', '#/user/rechargeChannel');
  },
};

/** The market is closed for the night: the form says so before any input, with the opening time. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const t = storyText(context);
    const closed = t('reasons:sessionClosed', { time: '11/24 09:00' });
    await expectReasonAboveForm(context, closed);
    await expectBlocked(context, expect.stringContaining(closed));
    await expectBlocked(context, expect.stringContaining(t('reasons:lotsMissing')));
    // Nothing is filled now, so no time follows.
    await expectLock(context, context.canvasElement, t('trade:lock.minutes', { minutes: 15 }));
  },
};

/** Between the sessions: it opens again the same day. */
export const NoonBreak: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    await expectReasonAboveForm(
      context,
      storyText(context)('reasons:sessionClosed', { time: '11/20 12:30' }),
    );
  },
};

export const OnAHoliday: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await expectReasonAboveForm(
      context,
      storyText(context)('reasons:sessionClosed', { time: '11/24 09:00' }),
    );
  },
};

/** The market closes while the form is filled in: the phone's clock knows before any response. */
export const ClosedWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await expectReady(context);
    await withExchange(context, minutesLater(75));
    await expectReasonAboveForm(context, t('reasons:sessionEnded'));
    await expectBlocked(context, t('reasons:sessionEnded'));
  },
};

/** The reason is at the top of the form, too. */
export const Banned: Story = {
  ...standard.banned,
  play: async (context) => {
    await expectReasonAboveForm(context, storyText(context)('reasons:tradeBanned'));
    await standard.banned.play(context);
  },
};

/** The reason is at the top of the form, too. */
export const Frozen: Story = {
  ...standard.frozen,
  play: async (context) => {
    await expectReasonAboveForm(context, storyText(context)('reasons:accountFrozen'));
    await standard.frozen.play(context);
  },
};

/** The account is frozen and the market is closed: all reasons are shown together. */
export const FrozenAtNight: Story = {
  parameters: { app: { path, scenario: 'frozen' } },
  beforeEach: prepareExchange(minutesLater(10 * 60)),
  play: async (context) => {
    const t = storyText(context);
    await expectReasonAboveForm(context, t('reasons:accountFrozen'));
    await expectReasonAboveForm(context, t('reasons:sessionClosed', { time: '11/24 09:00' }));
  },
};

/** Trading in this stock is suspended. */
export const Suspended: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1297.N&side=long' } },
  play: async (context) => {
    await expectReasonAboveForm(context, storyText(context)('reasons:suspended'));
  },
};

const newIssue = '/market/marketBuy?symbol=754M.E&side=long';

/** The company is listed later: the exchange does not know the stock yet, and the form says so. */
export const NotYetListed: Story = {
  parameters: { app: { path: newIssue } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Without a stock in the address the screen is the same. */
export const WithoutStockInTheAddress: Story = {
  parameters: { app: { path: '/market/marketBuy' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
  },
};

/** The first morning, before the first price: a market order has to wait, a limit order does not. */
export const FirstPriceMissing: Story = {
  parameters: { app: { path: newIssue } },
  beforeEach: prepareExchange(minutesLater(4 * 24 * 60 - 60)),
  play: async (context) => {
    const t = storyText(context);
    await expectReasonAboveForm(context, t('reasons:firstPriceMissing'));
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await typePrice(context, undefined);
    await typeLots(context, '1');
    await expectReady(context);
    await expect(context.canvas.queryByText(t('reasons:firstPriceMissing'))).toBeNull();
  },
};

/** On the next trading day everything is open. */
export const OpenOnNextTradingDay: Story = {
  beforeEach: prepareExchange(nextTradingDay),
  play: async (context) => {
    await typeLots(context, '1');
    await expectReady(context);
  },
};
