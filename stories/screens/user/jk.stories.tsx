import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { borrow } from '../../../mocks/exchange/loans/borrow';
import { setCreditScore } from '../../../mocks/exchange/rewards/creditScore';
import { loanTerms } from '../../../src/api/contract/loans';
import { Jk } from '../../../src/screens/user/Jk';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, refetchAll } from '../../support/exchange';
import { changeResponse } from '../../support/network';
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

/** The maximum, its calculation, the hours, and the cost of being late, before any input. */
export const Default: Story = {
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

/** Daily interest, due date and total repayment: for the shortest term, then for the chosen one. */
export const Filled: Story = {
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

/** As much as the limit allows. */
export const MaximumFilledIn: Story = {
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

/** Whole yen, from the minimum to the limit. */
export const WrongAmount: Story = {
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

/** Below the lowest band no loan is possible: the score, the threshold, and what raises it. */
export const ScoreTooLow: Story = {
  parameters: { app: { path, scenario: 'lowCredit' } },
  play: async (context) => {
    const message = storyText(context)('reasons:creditTooLow.loan', { score: '55', minimum: '65' });
    await form.expectBlocked(context, message);
    await expect(context.canvas.queryByText(storyText(context)('loans:bands.yours'))).toBeNull();
  },
};

/** On a holiday the form says when loans are available again. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: async (context) => {
    await typeBorrowed(context, '100000');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:outsideHours.loan', { time: '11/24 09:00' }),
    );
  },
};

export const Frozen: Story = standard.frozen;

export const RefusedByServer: Story = standard.refusedByServer;

/** The credit score falls while the form is filled in. */
export const ScoreFellMeanwhile: Story = standard.refusedAfter(
  (exchange, member) => setCreditScore(exchange, member, 60),
  'creditInsufficient',
);

/** A loan was requested on another device. */
export const OtherLoanMeanwhile: Story = standard.refusedAfter(
  (exchange, member) => void borrow(exchange, member, { amount: '50000', days: 7 }),
  'loanOutstanding',
);

/** The press comes after 18:00. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(8 * 60), 'borrowingClosed');

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

/** The app's terms are out of date: a lower limit, a higher minimum, a removed term. */
const outdated = (
  change: Parameters<typeof changeResponse<typeof loanTerms>>[2],
  amount: string,
  message: (context: Context) => string,
): Story => ({
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('textbox', { name: t('loans:borrow.amount') });
    changeResponse(context, loanTerms, change);
    await refetchAll(context);
    await typeBorrowed(context, amount);
    await form.expectReady(context);
    await form.send(context);
    await form.expectRefused(context, message(context));
  },
});

export const BeyondNewLimit: Story = outdated(
  (terms) => ({ ...terms, creditLimit: '500000' }),
  '400000',
  (context) => storyText(context)('errors:borrowingClosed'),
);

export const BelowNewMinimum: Story = outdated(
  (terms) => ({ ...terms, minimum: '5000' }),
  '6000',
  (context) => storyText(context)('errors:belowMinimum', { context: 'n', n: '10,000' }),
);

export const LoanTermGone: Story = {
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

/** A loan that awaits its audit replaces the form. */
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

/** A partly repaid loan and its remaining amount. */
export const RepaidInPart: Story = {
  parameters: { app: { path, scenario: 'debtor' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByRole('textbox', { name: t('loans:repay.amount') })).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:status.passed'))).toBeVisible();
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = failsStory('/loan/Terms');

export const Offline: Story = offlineStory();
