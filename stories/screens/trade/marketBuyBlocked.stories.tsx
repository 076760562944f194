import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
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

/** Letters are typed as lots: the field says that it needs a number. */
export const WrongLots: Story = {
  tags: ['blocked'],
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

/** A price off the tick is typed: the error names the valid prices next to it. */
export const PriceOffTheTick: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typePrice(context, '560.5');
    const t = storyText(context);
    const reason = t('reasons:priceOffTick', { tick: '1', below: '560', above: '561' });
    await expect((await context.canvas.findAllByText(reason)).length).toBeGreaterThan(0);
  },
};

/** A price beyond the daily limit is typed: the field is marked, and the button is off. */
export const PriceBeyondTheLimit: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typePrice(context, '99999');
    const field = (await context.canvas.findAllByRole('textbox'))[0];
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(await reviewButton(context)).toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * The balance doesn't cover one lot: the button names the missing amount, and a link leads to the deposit.
 */
export const BalanceShort: Story = {
  tags: ['blocked'],
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

/** The market is closed for the night: the form says so above its fields, with the time of the opening. */
export const Closed: Story = {
  tags: ['blocked'],
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

/** At noon the form says above its fields that the market opens again the same day. */
export const NoonBreak: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lunch' } },
  play: async (context) => {
    await expectReasonAboveForm(
      context,
      storyText(context)('reasons:sessionClosed', { time: '11/20 12:30' }),
    );
  },
};

/** On a holiday the form says above its fields when the market opens again. */
export const OnAHoliday: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await expectReasonAboveForm(
      context,
      storyText(context)('reasons:sessionClosed', { time: '11/24 09:00' }),
    );
  },
};

/** The session ended while the form was filled in: the form and the button say that the market has closed. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await expectReady(context);
    await withExchange(context, minutesLater(75));
    await expectReasonAboveForm(context, t('reasons:sessionEnded'));
    await expectBlocked(context, t('reasons:sessionEnded'));
  },
};

/**
 * The member may not open positions: the form says so above its fields and at the button, with customer
 * service below it.
 */
export const Banned: Story = {
  tags: ['blocked'],
  ...standard.banned,
  play: async (context) => {
    await expectReasonAboveForm(context, storyText(context)('reasons:tradeBanned'));
    await standard.banned.play(context);
  },
};

/**
 * The account is frozen: the form says so above its fields and at the button, with customer service below it.
 */
export const Frozen: Story = {
  tags: ['blocked'],
  ...standard.frozen,
  play: async (context) => {
    await expectReasonAboveForm(context, storyText(context)('reasons:accountFrozen'));
    await standard.frozen.play(context);
  },
};

/** The account is frozen and the market is closed: the form gives both reasons above its fields. */
export const FrozenAtNight: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'frozen' } },
  beforeEach: prepareExchange(minutesLater(10 * 60)),
  play: async (context) => {
    const t = storyText(context);
    await expectReasonAboveForm(context, t('reasons:accountFrozen'));
    await expectReasonAboveForm(context, t('reasons:sessionClosed', { time: '11/24 09:00' }));
  },
};

/** Trading in this stock is suspended: the form says so above its fields, and its button asks for nothing. */
export const Suspended: Story = {
  tags: ['blocked'],
  parameters: { app: { path: '/market/marketBuy?symbol=1297.N&side=long' } },
  play: async (context) => {
    const suspended = storyText(context)('reasons:suspended');
    await expectReasonAboveForm(context, suspended);
    await expectBlocked(context, suspended);
  },
};

const newIssue = '/market/marketBuy?symbol=754M.E&side=long';

/** The company isn't listed yet: the screen says that the stock isn't listed now, with a link to the market. */
export const NotYetListed: Story = {
  tags: ['empty'],
  parameters: { app: { path: newIssue } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The address names no stock: the screen says that there is none, with a link to the market. */
export const WithoutStockInTheAddress: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/market/marketBuy' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
  },
};

/** A new issue before its first price: the form says that a market order has to wait. */
export const FirstPriceMissing: Story = {
  tags: ['blocked'],
  parameters: { app: { path: newIssue } },
  beforeEach: prepareExchange(minutesLater(4 * 24 * 60 - 60)),
  play: async (context) => {
    const t = storyText(context);
    await expectReasonAboveForm(context, t('reasons:firstPriceMissing'));
    await expectBlocked(context, expect.stringContaining(t('reasons:firstPriceMissing')));
  },
};

/** A new issue before its first price: a limit order is filled in, and can be reviewed. */
export const LimitOrderBeforeFirstPrice: Story = {
  tags: ['filled'],
  parameters: FirstPriceMissing.parameters,
  beforeEach: FirstPriceMissing.beforeEach,
  play: async (context) => {
    const t = storyText(context);
    await expectReasonAboveForm(context, t('reasons:firstPriceMissing'));
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await typePrice(context, undefined);
    await typeLots(context, '1');
    await expectReady(context);
    await expect(context.canvas.queryByText(t('reasons:firstPriceMissing'))).toBeNull();
    const does = t('conditions:does.limit.buy', { limit: '10,770' });
    await expect(await context.canvas.findByText(does, { exact: false })).toBeVisible();
  },
};

/** On the next trading day one lot is filled in: the order can be reviewed. */
export const OpenOnNextTradingDay: Story = {
  tags: ['filled'],
  beforeEach: prepareExchange(nextTradingDay),
  play: async (context) => {
    await typeLots(context, '1');
    await expectReady(context);
  },
};
