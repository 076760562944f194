import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { prepareForWithdrawal } from '../../../mocks/exchange/identity/seed';
import { Shell } from '../../../src/app/Shell';
import { Withdraw } from '../../../src/screens/user/Withdraw';
import { everyMode } from '../../support/everyMode';
import { decideAndRefetch, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import {
  fillWithdrawal,
  fundPasswordTyped,
  listPendingWithdrawals,
  standard,
  typeFundPassword,
  typeWithdrawal,
  withdrawForm,
} from './withdrawSteps';

const path = '/user/withdraw';

const meta = {
  title: 'Screens/user/withdraw',
  component: Withdraw,
  parameters: { app: { path, scenario: 'demo' } },
  // Ten million yen, one account, and a fund password.
  beforeEach: (context) =>
    context.parameters.app?.scenario === 'demo'
      ? withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member))
      : undefined,
} satisfies Meta<typeof Withdraw>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Balance, hours, the only account, limits. The button names what is missing. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('withdrawals:available'))).toBeVisible();
    await expect(await canvas.findByText(t('gates:window.open', { time: '18:00' }))).toBeVisible();
    await expect(await canvas.findByText('•••• 0917')).toBeVisible();
    await expect(
      await canvas.findByText(t('transfers:between', { minimum: '¥1,000', maximum: '¥5,000,000' })),
    ).toBeVisible();
    await withdrawForm.expectBlocked(context, new RegExp(t('reasons:amountMissing')));
    await withdrawForm.expectBlocked(context, new RegExp(t('reasons:fundPasswordMissing')));
    await expectFits(canvasElement);
  },
};

/** The remaining balance, and that there is no fee. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    await expect(factOf(context.canvasElement, t('withdrawals:form.left'))).toHaveTextContent('9,800,000.00');
    await expect(factOf(context.canvasElement, t('withdrawals:form.fee'))).toHaveTextContent(
      t('withdrawals:form.free'),
    );
    await withdrawForm.expectReady(context);
    await expectFits(context.canvasElement);
  },
};

/** A button fills in the maximum. */
export const MaximumFilledIn: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('withdrawals:form.most') }),
    );
    await expect(
      await context.canvas.findByRole('textbox', { name: t('withdrawals:form.amount') }),
    ).toHaveValue('5,000,000');
  },
};

/** The confirmation: the amount is the largest figure; account, fee, remaining balance and arrival. */
export const Confirm: Story = {
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    const sheet = await withdrawForm.review(context);
    await expect(await within(sheet).findByText('200,000.00')).toBeVisible();
    await expect(factOf(sheet, t('withdrawals:card'))).toHaveTextContent('あさぎり銀行 •••• 0917');
    await expect(factOf(sheet, t('withdrawals:form.fee')).textContent).toBe(t('withdrawals:form.free'));
    await expect(factOf(sheet, t('withdrawals:form.arrives'))).toHaveTextContent(
      t('withdrawals:form.arrivesValue', { minutes: 15 }),
    );
    await expect(await within(sheet).findByText(t('withdrawals:form.frozen'))).toBeVisible();
  },
};

/** Under review: its stages and their expected times. */
export const Sent: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fillWithdrawal(context);
    await withdrawForm.send(context);
    await expect(await canvas.findByText(t('withdrawals:done'))).toBeVisible();
    for (const time of ['11/20 10:20', '11/20 10:30'])
      await expect(await canvas.findByText(t('transfers:due', { time }))).toBeVisible();
    const [pending] = await listPendingWithdrawals(context);
    await expect(pending).toMatchObject({ amount: '200000' });
    await expect(await canvas.findByRole('link', { name: t('transfers:follow') })).toHaveAttribute(
      'href',
      `#/user/withdraw?id=${pending?.id}`,
    );
    await expectFits(canvasElement);
  },
};

/** The withdrawal is rejected while its result is shown: the screen says so instead of the review. */
export const RejectedWhileOpen: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await fillWithdrawal(context);
    await withdrawForm.send(context);
    await canvas.findByText(t('withdrawals:done'));
    await decideAndRefetch(context, 'withdrawal', (await listPendingWithdrawals(context))[0], 'reject');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('transfers:status.rejected'));
    await expect(canvas.queryByText(t('withdrawals:done'))).toBeNull();
    await expectFits(canvasElement);
  },
};

/** What still works is said beside the form. */
export const Banned: Story = {
  ...standard.banned,
  play: async (context) => {
    const restricted = storyText(context)('home:restricted.withdrawBanned');
    await expect(await context.canvas.findByText(restricted)).toBeVisible();
    await standard.banned.play(context);
  },
};

export const Frozen: Story = standard.frozen;

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;

/** Each invalid amount and its reason. */
export const WrongAmount: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeFundPassword(context);
    const wrong = [
      ['999', t('reasons:amountBelowMinimum.yen', { amount: '¥1,000' })],
      ['5000001', t('reasons:amountAboveMaximum.once', { amount: '¥5,000,000' })],
      ['1000.5', t('reasons:amountNotWhole')],
      ['1,0', t('reasons:amountNotNumber')],
    ] as const;
    for (const [typed, message] of wrong) {
      await typeWithdrawal(context, typed);
      await withdrawForm.expectBlocked(context, message);
    }
    await typeWithdrawal(context, '1000');
    await withdrawForm.expectReady(context);
  },
};

/** More than the balance: the missing amount is shown. */
export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  beforeEach: (context) =>
    withExchange(context, (exchange, member) => void prepareForWithdrawal(exchange, member)),
  play: async (context) => {
    await fillWithdrawal(context, '60000');
    await withdrawForm.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.missing', { amount: '¥9,999.75' }),
    );
  },
};

/** A fund password has six digits, not five. */
export const PasswordTooShort: Story = {
  play: async (context) => {
    await typeWithdrawal(context, '1000');
    await typeFundPassword(context, '24681');
    await withdrawForm.expectBlocked(context, storyText(context)('reasons:fundPasswordMissing'));
  },
};

/** Two accounts: one has to be chosen. */
export const ChooseAccount: Story = {
  parameters: { app: { path, scenario: 'verified' } },
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    await withdrawForm.expectBlocked(context, t('reasons:cardMissing'));
    await expect(
      await context.canvas.findByRole('link', { name: t('withdrawals:cardChoose') }),
    ).toHaveAttribute('href', '#/user/WithCard');
  },
};

/** The amount is kept during the choice of an account; the fund password is not. */
export const AccountChosen: Story = {
  parameters: { app: { path, scenario: 'verified' } },
  render: () => <Shell />,
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    const page = within(document.body);
    await fillWithdrawal(context);
    await userEvent.click(await page.findByRole('link', { name: t('withdrawals:cardChoose') }));
    await userEvent.click(await page.findByRole('radio', { name: /晨霧銀行/ }));
    await pressWhenReady(await page.findByRole('button', { name: t('withdrawals:cardUse') }));
    await expect(await page.findByRole('textbox', { name: t('withdrawals:form.amount') })).toHaveValue(
      '200,000',
    );
    await expect(await page.findByText('•••• 0355')).toBeVisible();
    await withdrawForm.expectBlocked(context, t('reasons:fundPasswordMissing'));
    await expect(await fundPasswordTyped(context)).toBe('');
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/withdraw/Rules');

export const Offline: Story = offlineStory();
