import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { borrow } from '../../../mocks/exchange/loans/borrow';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { loanBorrow, loanTerms } from '../../../src/api/contract/loans';
import { Jk } from '../../../src/screens/loans/Jk';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, refetchAll } from '../../support/exchange';
import { changeResponse, outdateUntil } from '../../support/network';
import { factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { borrowForm as form, borrowStories as standard, typeBorrowed } from './loanSteps';

const path = '/user/jk';

const meta = {
  title: 'Screens/user/jk',
  component: Jk,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Jk>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form as it opens: how much can be borrowed and why, the credit bands, and a link to the daily sign-in.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('loans:available'))).toBeVisible();
    await expect(factOf(canvasElement, t('loans:limit'))).toHaveTextContent('300,000.00');
    await expect(factOf(canvasElement, t('loans:score'))).toHaveTextContent('70');
    await expect(await canvas.findByText(t('loans:bands.yours'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('loans:bands.toSignIn') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/user\/pj/),
    );
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** A loan for 30 days is filled in: total to repay, due date, and what it costs to be late. */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await typeBorrowed(context, '１００，０００');
    await expect(factOf(canvasElement, t('loans:borrow.total'))).toHaveTextContent('100,210.00');
    await expect(factOf(canvasElement, t('loans:borrow.due'))).toHaveTextContent('2026/11/27');
    await userEvent.click(
      await canvas.findByRole('radio', { name: t('loans:borrow.dayOption', { days: '30' }) }),
    );
    await expect(factOf(canvasElement, t('loans:borrow.total'))).toHaveTextContent('100,900.00');
    await expect(factOf(canvasElement, t('loans:borrow.due'))).toHaveTextContent('2026/12/20');
    await expect(
      await canvas.findByText(t('loans:borrow.late', { perDay: '30.00', points: '10' })),
    ).toBeVisible();
    await form.expectReady(context);
  },
};

/** A button has filled in the credit limit, and the loan can be reviewed. */
export const MaximumFilledIn: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('loans:borrow.most') }),
    );
    await expect(await context.canvas.findByRole('textbox', { name: t('loans:borrow.amount') })).toHaveValue(
      '300,000',
    );
    await form.expectReady(context);
  },
};

/** An amount above the credit limit is typed: the button names the limit. */
export const WrongAmount: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeBorrowed(context, '0');
    await form.expectBlocked(context, t('reasons:amountBelowMinimum.yen', { amount: '¥10,000' }));
    await typeBorrowed(context, '10000.5');
    await form.expectBlocked(context, t('reasons:amountNotWhole'));
    await typeBorrowed(context, '9999');
    await form.expectBlocked(context, t('reasons:amountBelowMinimum.yen', { amount: '¥10,000' }));
    await typeBorrowed(context, '300001');
    await form.expectBlocked(context, t('reasons:amountAboveMaximum.creditLimit', { amount: '¥300,000' }));
  },
};

/** The credit score is too low for a loan: the button names the score that is needed. */
export const ScoreTooLow: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowCredit' } },
  play: async (context) => {
    const message = storyText(context)('reasons:creditTooLow.loan', { score: '55', minimum: '65' });
    await form.expectBlocked(context, message);
    await expect(context.canvas.queryByText(storyText(context)('loans:bands.yours'))).toBeNull();
  },
};

/** On a holiday the button says when loans are available again. */
export const Closed: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await typeBorrowed(context, '100000');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.loan', { time: '11/24 09:00' }),
    );
  },
};

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const Frozen: Story = { ...standard.frozen, tags: ['blocked'] };

/** The server is busy and refuses the loan request: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the loan request: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** The credit score fell before the loan request arrived: an alert says that the credit isn't sufficient. */
export const ScoreFellMeanwhile: Story = {
  ...standard.refusedAfter((exchange, member) => setCreditScore(exchange, member, 60), 'creditInsufficient'),
  tags: ['refused'],
};

/** A loan was requested on another device before this request arrived: an alert says that one is open. */
export const OtherLoanMeanwhile: Story = {
  ...standard.refusedAfter(
    (exchange, member) => void borrow(exchange, member, { amount: '50000', days: 7 }),
    'loanOutstanding',
  ),
  tags: ['refused'],
};

/** The hours ended before the loan request arrived: an alert says that lending is closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(8 * 60), 'borrowingClosed'),
  tags: ['refused'],
};

/**
 * The account was frozen before the loan request arrived: an alert refuses it and offers customer service.
 */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The app's terms are out of date: a lower limit, a higher minimum, a removed term. */
const outdated = (
  change: Parameters<typeof outdateUntil<typeof loanTerms>>[3],
  amount: string,
  message: (context: Context) => string,
  reason: (context: Context) => string,
): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('loans:borrow.amount') });
    outdateUntil(context, loanBorrow, loanTerms, change);
    await refetchAll(context);
    await typeBorrowed(context, amount);
    await form.expectReady(context);
    await form.send(context);
    await form.expectRefused(context, message(context));
    await form.expectBlocked(context, reason(context));
  },
});

/** The app knew a higher limit: an alert says that lending is closed or its quota full, and the field names the limit. */
export const BeyondNewLimit: Story = {
  ...outdated(
    (terms) => ({ ...terms, creditLimit: '500000' }),
    '400000',
    (context) => storyText(context)('errors:borrowingClosed'),
    (context) => storyText(context)('reasons:amountAboveMaximum.creditLimit', { amount: '¥300,000' }),
  ),
  tags: ['refused'],
};

/** The app knew a lower minimum: an alert refuses the amount, and the field and the button name the minimum. */
export const BelowNewMinimum: Story = {
  ...outdated(
    (terms) => ({ ...terms, minimum: '5000' }),
    '6000',
    (context) => storyText(context)('errors:belowMinimum', { context: 'n', n: '10,000' }),
    (context) => storyText(context)('reasons:amountBelowMinimum.yen', { amount: '¥10,000' }),
  ),
  tags: ['refused'],
};

/** The app knew a term that isn't offered any more: an alert says that part of the request wasn't valid. */
export const LoanTermGone: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('loans:borrow.amount') });
    changeResponse(context, loanTerms, (terms) => ({ ...terms, dayOptions: [7, 14, 60] }));
    await refetchAll(context);
    await typeBorrowed(context, '100000');
    const sixty = t('loans:borrow.dayOption', { days: '60' });
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: sixty }));
    await form.send(context);
    await form.expectRefused(context, t('errors:parameterError'));
  },
};

/** A requested loan is under review: its card stands instead of the form. */
export const AwaitingAudit: Story = {
  beforeEach: prepareExchange(
    (exchange, member) => void borrow(exchange, member, { amount: '100000', days: 14 }),
  ),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:open.awaiting'))).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:status.awaitingAudit'))).toBeVisible();
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A loan has been repaid in part: its card, and the form to repay the rest. */
export const RepaidInPart: Story = {
  parameters: { app: { path, scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('textbox', { name: t('loans:repay.amount') })).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:status.passed'))).toBeVisible();
  },
};

/** The terms of loans are being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the terms of loans: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/loan/Terms'), tags: ['error'] };

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
