import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Exchange as ExchangeState } from '../../../mocks/exchange/exchange';
import type { Member } from '../../../mocks/exchange/world';
import { fault } from '../../../mocks/faults';
import { convert } from '../../../mocks/scenarios/convert';
import { currencyConvert } from '../../../src/api/contract/currencyExchange';
import { formatsOf } from '../../../src/i18n/formats';
import { Exchange } from '../../../src/screens/currencyExchange/Exchange';
import { rateText } from '../../../src/widgets/currencyExchange/rateText';
import type { Context } from '../../support/context';
import { type Preparation, refetchAll, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { dollarsFor, exchangeForm as form, listExchanges, rateNow, typeGiven } from './exchangeSteps';

const path = '/user/exchange';

const meta = {
  title: 'Screens/user/exchange',
  component: Exchange,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Exchange>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The rate moved a little while the confirmation was open: it says so, and the exchange can be sent at the
 * new one.
 */
export const RateMovedALittle: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const sheet = within(await form.review(context));
    await withExchange(context, minutesLater(1));
    await refetchAll(context);
    const rate = rateText({ from: 'JPY', to: 'USD', rate: await rateNow(context) }, formatsOf('en'));
    await expect(await sheet.findByText(t('currencyExchange:moved.title', { rate }))).toBeVisible();
    await expect(
      await sheet.findByRole('button', { name: t('currencyExchange:form.submit') }),
    ).not.toHaveAttribute('aria-disabled');
  },
};

/**
 * The rate had moved a little before the member confirmed: the exchange is completed at the rate that was
 * shown.
 */
export const SentAfterRateMovedALittle: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const before = await dollarsFor(context, '100000');
    const sheet = within(await form.review(context));
    await withExchange(context, minutesLater(1));
    await refetchAll(context);
    const rate = rateText({ from: 'JPY', to: 'USD', rate: await rateNow(context) }, formatsOf('en'));
    await expect(await sheet.findByText(t('currencyExchange:moved.title', { rate }))).toBeVisible();
    await pressWhenReady(await sheet.findByRole('button', { name: t('currencyExchange:form.submit') }));
    await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
    const changed = t('currencyExchange:done.changed', { confirmed: before });
    await expect(context.canvas.queryByText(changed)).toBeNull();
  },
};

/** The rate moved before the exchange arrived: the result says which amount was confirmed. */
export const RateMovedMeanwhile: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeGiven(context, '100000');
    await form.expectReady(context);
    const confirmed = await dollarsFor(context, '100000');
    changeBeforeCall(context, currencyConvert, minutesLater(1));
    await form.send(context);
    await expect(
      await context.canvas.findByText(t('currencyExchange:done.changed', { confirmed })),
    ).toBeVisible();
  },
};

async function moveRateFar(context: Context) {
  const t = storyText(context);
  await typeGiven(context, '100000');
  await form.expectReady(context);
  const before = await dollarsFor(context, '100000');
  const sheet = within(await form.review(context));
  await withExchange(context, minutesLater(30));
  await refetchAll(context);
  const after = await dollarsFor(context, '100000');
  await expect(await sheet.findByText(t('currencyExchange:moved.body', { before, after }))).toBeVisible();
  const submit = await sheet.findByRole('button', { name: t('currencyExchange:form.submit') });
  await expect(submit).toHaveAccessibleDescription(t('currencyExchange:moved.tooFar'));
  return { sheet, submit };
}

/** Accepts the new rate in the sheet, and sends. */
async function acceptRate(context: Context, { sheet, submit }: Awaited<ReturnType<typeof moveRateFar>>) {
  const t = storyText(context);
  await pressWhenReady(await sheet.findByRole('button', { name: t('currencyExchange:moved.accept') }));
  await expect(await listExchanges(context)).toHaveLength(0);
  await pressWhenReady(submit);
  await expect(await context.canvas.findByText(t('currencyExchange:done.title'))).toBeVisible();
}

/**
 * The rate moved beyond the tolerance while the confirmation was open: the new one has to be accepted first.
 */
export const RateMovedFar: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await moveRateFar(context);
  },
};

/** The new rate was accepted and sent: the exchange is completed. */
export const RateMovedFarAccepted: Story = {
  tags: ['sent'],
  play: async (context) => acceptRate(context, await moveRateFar(context)),
};

async function sendAtOldRate(context: Context) {
  const t = storyText(context);
  await typeGiven(context, '100000');
  await form.expectReady(context);
  const sheet = within(await form.review(context));
  changeBeforeCall(context, currencyConvert, minutesLater(30));
  const submit = await sheet.findByRole('button', { name: t('currencyExchange:form.submit') });
  await pressWhenReady(submit);
  await expect(await sheet.findByRole('button', { name: t('currencyExchange:moved.accept') })).toBeVisible();
  await expect(await listExchanges(context)).toHaveLength(0);
  return { sheet, submit };
}

/**
 * The rate moved beyond the tolerance before the exchange arrived: nothing is done, and the confirmation asks
 * again.
 */
export const AskedAgainAtNewRate: Story = {
  tags: ['refused'],
  play: async (context) => {
    await sendAtOldRate(context);
  },
};

/** The confirmation asked again at the new rate, which was accepted: the exchange is completed. */
export const NewRateAccepted: Story = {
  tags: ['sent'],
  play: async (context) => {
    await acceptRate(context, await sendAtOldRate(context));
    await expect(await listExchanges(context)).toMatchObject([{ amount: '100000', from: 'JPY', to: 'USD' }]);
  },
};

/** The rate can't be loaded: its part offers to try again, and the button says that the rate is missing. */
export const RateFails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('serverError', '/exchange/Rate')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await form.expectBlocked(context, new RegExp(t('reasons:rateUnknown').replace('.', '\\.')));
  },
};

const buyDollars = (amount: string) => (exchange: ExchangeState, member: Member) =>
  convert(exchange, member, { from: 'JPY', to: 'USD', amount });

const spendSixMillion: Preparation = async (context) => {
  await withExchange(context, buyDollars('5000000'));
  await withExchange(context, buyDollars('1000000'));
};

/** Sends all of a balance that is less by then. */
async function sendChangedBalance(context: Context) {
  const { canvas, userEvent } = context;
  const t = storyText(context);
  await userEvent.click(await canvas.findByRole('button', { name: t('currencyExchange:form.all') }));
  changeBeforeCall(context, currencyConvert, buyDollars('1000000'));
  await form.send(context);
  const sheet = within(await within(document.body).findByRole('dialog'));
  await expect(await sheet.findByText('4,000,000.00')).toBeVisible();
  const accept = t('common:amountChanged.accept', { to: '3,000,000.00 JPY' });
  return sheet.findByRole('button', { name: accept });
}

/**
 * All of the balance was to be exchanged, but it became less: nothing is done, and the confirmation asks
 * again.
 */
export const BalanceChangedMeanwhile: Story = {
  tags: ['refused'],
  beforeEach: spendSixMillion,
  play: async (context) => {
    await expect(await sendChangedBalance(context)).toBeVisible();
  },
};

/** The balance had become less, and its new amount was accepted: all of it is exchanged. */
export const ChangedBalanceAccepted: Story = {
  tags: ['sent'],
  beforeEach: spendSixMillion,
  play: async (context) => {
    await pressWhenReady(await sendChangedBalance(context));
    await pressWhenReady(await form.submitButton(context));
    await context.canvas.findByText(storyText(context)('currencyExchange:done.title'));
    const [latest] = (await listExchanges(context)).toReversed();
    await expect(latest).toMatchObject({ amount: '3000000' });
  },
};
