import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { prepareForWithdrawal, sampleFundPassword } from '../../../mocks/exchange/identity/seed';
import { Shell } from '../../../src/app/Shell';
import { Withdraw } from '../../../src/screens/withdrawals/Withdraw';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { decideAndRefetch, withExchange } from '../../support/exchange';
import { fillSilently } from '../../support/forms';
import { expectFits } from '../../support/layout';
import { memberAccount } from '../../support/memberAccounts';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import {
  fillWithdrawal,
  fundPasswordBoxes,
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

/** The form as it opens: balance, hours, the only account and the limits, and what the button still needs. */
export const Default: Story = {
  tags: ['main'],
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

/** Amount and fund password are filled in: what is left of the balance, no fee, and the button is on. */
export const Filled: Story = {
  tags: ['filled'],
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

/** A button has filled in the maximum of one withdrawal, which is less than the balance. */
export const MaximumFilledIn: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('common:most') }));
    await expect(
      await context.canvas.findByRole('textbox', { name: t('withdrawals:form.amount') }),
    ).toHaveValue('5,000,000');
  },
};

/** The confirmation: the amount is the largest figure; account, fee, remaining balance and arrival. */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await fillWithdrawal(context);
    const sheet = await withdrawForm.review(context);
    await expect(await within(sheet).findByText('200,000.00')).toBeVisible();
    await expect(factOf(sheet, t('withdrawals:card'))).toHaveTextContent(
      `${memberAccount(context, 'japanese').bank} •••• 0917`,
    );
    await expect(factOf(sheet, t('withdrawals:form.fee')).textContent).toBe(t('withdrawals:form.free'));
    await expect(factOf(sheet, t('withdrawals:form.arrives'))).toHaveTextContent(
      t('withdrawals:form.arrivesValue', { minutes: 15 }),
    );
    await expect(await within(sheet).findByText(t('withdrawals:form.frozen'))).toBeVisible();
  },
};

/**
 * The withdrawal was sent: it is under review, with the expected times of its stages and a link to follow it.
 */
export const Sent: Story = {
  tags: ['sent'],
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

async function fillSilentlyByBrowser(context: Context): Promise<void> {
  const name = storyText(context)('withdrawals:form.amount');
  const amount = await context.canvas.findByRole('textbox', { name });
  const boxes = await fundPasswordBoxes(context);
  // An answer that arrives before the next frame renders the form without what the browser has filled in.
  const queries = context.loaded.queries as QueryClient;
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  fillSilently(amount, '200000');
  for (const [index, box] of boxes.entries()) fillSilently(box, sampleFundPassword.charAt(index));
}

/** The browser has filled in amount and fund password: the confirmation has both. */
export const FilledByTheBrowser: Story = {
  tags: ['filled'],
  play: async (context) => {
    await fillSilentlyByBrowser(context);
    const sheet = await withdrawForm.review(context);
    await expect(await within(sheet).findByText('200,000.00')).toBeVisible();
  },
};

/** The withdrawal that the browser had filled in was sent: it is under review. */
export const SentAsFilledByTheBrowser: Story = {
  tags: ['sent'],
  play: async (context) => {
    await fillSilentlyByBrowser(context);
    await withdrawForm.send(context);
    const done = storyText(context)('withdrawals:done');
    await expect(await context.canvas.findByText(done)).toBeVisible();
    await expect(await listPendingWithdrawals(context)).toMatchObject([{ amount: '200000' }]);
  },
};

/** The withdrawal was rejected while its result was shown: an alert says so instead. */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
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

/** The member may not withdraw: a note says what still works, and the button why it is off. */
export const Banned: Story = {
  tags: ['blocked'],
  ...standard.banned,
  play: async (context) => {
    const restricted = storyText(context)('home:restricted.withdrawBanned');
    await expect(await context.canvas.findByText(restricted)).toBeVisible();
    await standard.banned.play(context);
  },
};

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the withdrawal can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The withdrawal was sent again after the wait that the server had asked for: it is under review. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the amount stays in
 * the form.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The withdrawal was sent again after the server had found it too large: it is under review. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/** The button of the confirmation was tapped twice, but the withdrawal was sent once: it is under review. */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's withdrawals.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the withdrawal was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A withdrawal was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * A withdrawal sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** Letters are typed as the amount: the button asks for a number. */
export const WrongAmount: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeFundPassword(context);
    const wrong = [
      ['999', t('reasons:amountBelowMinimum.yen', { amount: '¥1,000' })],
      ['5000001', t('reasons:amountAboveMaximum.once', { amount: '¥5,000,000' })],
      ['1000.5', t('reasons:amountNotWhole')],
      ['1,0', t('reasons:commaNotGrouping')],
      ['5万', t('reasons:multiplierTyped', { sign: '万' })],
      ['all', t('reasons:amountNotNumber')],
    ] as const;
    for (const [typed, message] of wrong) {
      await typeWithdrawal(context, typed);
      await withdrawForm.expectBlocked(context, message);
    }
  },
};

/** The smallest amount is typed: it is accepted, and the button is on. */
export const MinimumTyped: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeFundPassword(context);
    await typeWithdrawal(context, '1000');
    await withdrawForm.expectReady(context);
  },
};

/** The amount is more than the balance: the button names what is missing. */
export const BalanceShort: Story = {
  tags: ['blocked'],
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

/** Five digits of the fund password are typed: the button asks for all six. */
export const PasswordTooShort: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeWithdrawal(context, '1000');
    await typeFundPassword(context, '24681');
    await withdrawForm.expectBlocked(context, storyText(context)('reasons:fundPasswordIncomplete'));
  },
};

/** The member has two accounts: the button asks to choose one, and a link leads to both. */
export const ChooseAccount: Story = {
  tags: ['blocked'],
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

/**
 * An account was chosen on its own screen: the amount is still typed, the fund password has to be typed
 * again.
 */
export const AccountChosen: Story = {
  tags: ['filled'],
  parameters: { app: { path, scenario: 'verified', wholeApp: true } },
  render: () => <Shell />,
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    const page = within(document.body);
    await fillWithdrawal(context);
    await userEvent.click(await page.findByRole('link', { name: t('withdrawals:cardChoose') }));
    await userEvent.click(
      await page.findByRole('radio', { name: new RegExp(memberAccount(context, 'taiwanese').bank) }),
    );
    await pressWhenReady(await page.findByRole('button', { name: t('withdrawals:cardUse') }));
    await expect(await page.findByRole('textbox', { name: t('withdrawals:form.amount') })).toHaveValue(
      '200,000',
    );
    await expect(await page.findByText('•••• 0355')).toBeVisible();
    await withdrawForm.expectBlocked(context, t('reasons:fundPasswordMissing'));
    await expect(await fundPasswordTyped(context)).toBe('');
  },
};

/** The rules of withdrawals are being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the rules of withdrawals: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/withdraw/Rules'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
