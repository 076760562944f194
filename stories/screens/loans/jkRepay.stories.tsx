import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { repayPart, takeLoan } from '../../../mocks/exchange/loans/seed';
import { convert } from '../../../mocks/scenarios/convert';
import { loanRepay } from '../../../src/api/contract/loans';
import { Jk } from '../../../src/screens/loans/Jk';
import type { Context } from '../../support/context';
import { prepareExchange, spendBalance } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { failsStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import { repayForm as form, listLoans, repayStories as standard, typeRepaid } from './loanSteps';

const path = '/user/jk';
const day = 24 * 60;

const meta = {
  title: 'Screens/user/jk',
  component: Jk,
  parameters: { app: { path, scenario: 'demo' } },
  // 100,000 yen for a week; interest of 30 yen for the day that has begun.
  beforeEach: prepareExchange(
    (exchange, member) => void takeLoan(exchange, member, { amount: '100000', days: 7 }),
  ),
} satisfies Meta<typeof Jk>;

export default meta;
type Story = StoryObj<typeof meta>;

const repayField = (context: Context) =>
  context.canvas.findByRole('textbox', { name: storyText(context)('loans:repay.amount') });

/** A loan of a day: the outstanding amount with its interest, the due date, and the form to repay. */
export const DebtWithInterest: Story = {
  play: async (context) => {
    const t = storyText(context);
    await repayField(context);
    await expect(await context.canvas.findByText('100,030.00')).toBeVisible();
    await expect(await context.canvas.findByText('2026/11/27 10:15')).toBeVisible();
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** Part of the debt is typed: interest first, then principal, what is left, and the balance afterwards. */
export const PartOfTheDebtTyped: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await typeRepaid(context, '20000');
    await expect(factOf(canvasElement, t('loans:repay.interest'))).toHaveTextContent('30.00');
    await expect(factOf(canvasElement, t('loans:repay.principal'))).toHaveTextContent('19,970.00');
    await expect(factOf(canvasElement, t('loans:repay.left'))).toHaveTextContent('80,030.00');
    await expect(factOf(canvasElement, t('loans:repay.balanceAfter'))).toHaveTextContent('10,080,000.00');
  },
};

/** The confirmation of a repayment in part: the amount that is paid. */
export const ConfirmPartOfTheDebt: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeRepaid(context, '20000');
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('20,000.00')).toBeVisible();
  },
};

/** Part of the loan is repaid: the screen says so, with the outstanding rest. */
export const PartOfTheDebtRepaid: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeRepaid(context, '20000');
    await form.send(context);
    await expect(await context.canvas.findByText(t('loans:repay.done'))).toBeVisible();
    await expect(await context.canvas.findByText('80,030.00')).toBeVisible();
  },
};

/** The full amount was filled in by a button and repaid: the loan is marked as repaid. */
export const WholeDebtRepaid: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('loans:repay.all') }));
    await expect(await repayField(context)).toHaveValue('100,030');
    await form.send(context);
    await expect(await context.canvas.findByText(t('loans:repay.doneAll'))).toBeVisible();
    const status = { selector: '[data-status=repaid]' };
    await expect(await context.canvas.findByText(t('loans:status.repaid'), status)).toBeVisible();
  },
};

/** Sends all of a debt that is more by then. */
async function sendGrownDebt(context: Context) {
  const t = storyText(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('loans:repay.all') }));
  const sheet = await form.review(context);
  await expect(factOf(sheet, t('loans:repay.left'))).toHaveTextContent('0.00');
  changeBeforeCall(context, loanRepay, minutesLater(day + 1));
  await pressWhenReady(await form.submitButton(context));
  await expect(
    await within(sheet).findByText(t('common:amountChanged.title', { to: '¥100,060.00' })),
  ).toBeVisible();
  await expect(await listLoans(context)).toMatchObject([{ repayments: [] }]);
  const submit = await within(sheet).findByRole('button', { name: t('loans:repay.submit') });
  await expect(submit).toHaveAccessibleDescription(t('common:amountChanged.blocked'));
  return { sheet, submit };
}

/**
 * The interest of another day was added before the repayment of all arrived: nothing is repaid, and it asks
 * again.
 */
export const DebtGrownMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    await sendGrownDebt(context);
  },
};

/** The amount grown by interest was accepted: the loan is repaid in full. */
export const GrownDebtAccepted: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const { sheet, submit } = await sendGrownDebt(context);
    await pressWhenReady(
      await within(sheet).findByRole('button', {
        name: t('common:amountChanged.accept', { to: '¥100,060.00' }),
      }),
    );
    await expect(factOf(sheet, t('loans:repay.left'))).toHaveTextContent('0.00');
    await pressWhenReady(submit);
    await expect(await context.canvas.findByText(t('loans:repay.doneAll'))).toBeVisible();
    await expect(await listLoans(context)).toMatchObject([{ repayments: [{ amount: '100060' }] }]);
  },
};

/** All of the debt, which has grown by the interest of another day. */
async function typeGrownDebt(context: Context) {
  const name = storyText(context)('loans:repay.all');
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  await passTime(context, day + 1);
  await waitFor(async () => expect(await repayField(context)).toHaveValue('100,060'));
}

/** The interest of another day was added while the form was open: all is now the larger amount. */
export const DebtGrownWhileOpen: Story = {
  tags: ['filled'],
  play: typeGrownDebt,
};

/** All of the debt, grown by interest while the form was open, was repaid. */
export const GrownDebtRepaid: Story = {
  tags: ['sent'],
  play: async (context) => {
    await typeGrownDebt(context);
    await form.send(context);
    const done = storyText(context)('loans:repay.doneAll');
    await expect(await context.canvas.findByText(done)).toBeVisible();
  },
};

const becomeOverdue = prepareExchange(minutesLater(11 * day));

/** The loan is overdue: a note says that interest goes on without a penalty. */
export const OverdueLoan: Story = {
  beforeEach: becomeOverdue,
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:status.overdue'))).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:overdueNote'))).toBeVisible();
    await expect((await context.canvas.findAllByText('100,330.00'))[0]).toBeVisible();
  },
};

/** All of an overdue loan is typed, with its interest: the repayment can be reviewed. */
export const OverdueLoanFilledIn: Story = {
  tags: ['filled'],
  beforeEach: becomeOverdue,
  play: async (context) => {
    await typeRepaid(context, '100330');
    await form.expectReady(context);
  },
};

/** Nothing is typed but zero: the button asks for an amount above it. */
export const WrongAmountOfRepayment: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeRepaid(context, '100030.01');
    await form.expectBlocked(context, t('reasons:amountAboveMaximum.loan', { amount: '¥100,030.00' }));
    await typeRepaid(context, '0.001');
    await form.expectBlocked(context, t('reasons:amountTooManyDecimals', { decimals: '2' }));
    await typeRepaid(context, '0');
    await form.expectBlocked(context, t('reasons:amountNotPositive'));
  },
};

const spendLoan = prepareExchange((exchange, member) => {
  convert(exchange, member, { from: 'JPY', to: 'USD', amount: '5000000' });
  convert(exchange, member, { from: 'JPY', to: 'USD', amount: '5000000' });
  convert(exchange, member, { from: 'JPY', to: 'USD', amount: '40000' });
});

/** The repayment is more than the balance: the button says so, and the field names what is available. */
export const BalanceShort: Story = {
  tags: ['blocked'],
  beforeEach: spendLoan,
  play: async (context) => {
    await typeRepaid(context, '60001');
    await form.expectBlocked(context, storyText(context)('reasons:balanceShort.available'));
  },
};

/** A button has filled in the balance, which is less than the debt. */
export const MaximumFilledInOfRepayment: Story = {
  tags: ['filled'],
  beforeEach: spendLoan,
  play: async (context) => {
    await typeRepaid(context, '60001');
    const name = storyText(context)('common:most');
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
    await expect(await repayField(context)).toHaveValue('60,000');
  },
};

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const FrozenOfRepayment: Story = { ...standard.frozen, tags: ['blocked'] };

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLostOfRepayment: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the repayment can be sent. */
export const ConnectionBackOfRepayment: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequestsOfRepayment: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The repayment was sent again after the wait that the server had asked for: part of the loan is repaid. */
export const SentAfterTheWaitOfRepayment: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAcceptedOfRepayment: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The repayment was sent again after the server had found it too large: part of the loan is repaid. */
export const SentAfterNotAcceptedOfRepayment: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the repayment was sent once: part of the loan is
 * repaid.
 */
export const DoubleTapOfRepayment: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * records.
 */
export const ResultUnknownOfRepayment: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the repayment was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFoundOfRepayment: Story = standard.resultFound;

/**
 * A repayment was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWayOfRepayment: Story = standard.underWay;

/**
 * A repayment sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOutOfRepayment: Story = standard.notCarriedOut;

/** The server is busy and refuses the repayment: an alert says so, and the form keeps what was typed. */
export const RefusedByServerOfRepayment: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the repayment: the alert is gone. */
export const RefusalClearedOfRepayment: Story = standard.refusalCleared;

/**
 * Half of the loan was repaid on another device: an alert says that the repayment is more than what is owed.
 */
export const RepaidMeanwhile: Story = {
  ...standard.refusedAfter(
    (exchange, member) => void repayPart(exchange, member, 50),
    'repaymentExceedsLoan',
  ),
  tags: ['refused'],
};

/**
 * The balance was spent on another device before the repayment arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhileOfRepayment: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/** The account was frozen before the repayment arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhileOfRepayment: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfRepayment: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFiguresOfRepayment: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFiguresOfRepayment: Story = standard.zeroFigures;

/** The books closed for the night before the repayment arrived: an alert says that the system is busy. */
export const BooksClosed: Story = {
  ...standard.refusedAfter(minutesLater(17 * 60 + 45), 'systemBusy'),
  tags: ['refused'],
};

/** The server can't send the loan: the failure is shown with a button to try again. */
export const LoanFails: Story = { ...failsStory('/loan/Record'), tags: ['error'] };
