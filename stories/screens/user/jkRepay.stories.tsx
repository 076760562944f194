import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { repayPart, takeLoan } from '../../../mocks/exchange/loans/seed';
import { convert } from '../../../mocks/scenarios/convert';
import { Jk } from '../../../src/screens/user/Jk';
import type { Context } from '../../support/context';
import { prepareExchange, spendBalance } from '../../support/exchange';
import { factOf } from '../../support/queries';
import { failsStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { repayForm as form, repayStories as standard, typeRepaid } from './loanSteps';

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

/** The outstanding amount with interest, and the due date. */
export const DebtWithInterest: Story = {
  play: async (context) => {
    const t = storyText(context);
    await repayField(context);
    await expect(await context.canvas.findByText('100,030.00')).toBeVisible();
    await expect(await context.canvas.findByText('2026/11/27 10:15')).toBeVisible();
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** A partial repayment: interest first, then principal, and the rest of both. */
export const PartOfTheDebtTyped: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await typeRepaid(context, '20000');
    await expect(factOf(canvasElement, t('loans:repay.interest'))).toHaveTextContent('30.00');
    await expect(factOf(canvasElement, t('loans:repay.principal'))).toHaveTextContent('19,970.00');
    await expect(factOf(canvasElement, t('loans:repay.left'))).toHaveTextContent('80,030.00');
    await expect(factOf(canvasElement, t('loans:repay.balanceAfter'))).toHaveTextContent('10,080,000.00');
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('20,000.00')).toBeVisible();
  },
};

export const PartOfTheDebtRepaid: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeRepaid(context, '20000');
    await form.send(context);
    await expect(await context.canvas.findByText(t('loans:repay.done'))).toBeVisible();
    await expect(await context.canvas.findByText('80,030.00')).toBeVisible();
  },
};

/** A button fills in the full amount. */
export const WholeDebtRepaid: Story = {
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

/** Overdue: interest continues without a penalty, and repayment is possible. */
export const OverdueLoan: Story = {
  beforeEach: prepareExchange(minutesLater(11 * day)),
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('loans:status.overdue'))).toBeVisible();
    await expect(await context.canvas.findByText(t('loans:overdueNote'))).toBeVisible();
    await expect((await context.canvas.findAllByText('100,330.00'))[0]).toBeVisible();
    await typeRepaid(context, '100330');
    await form.expectReady(context);
  },
};

/** Not more than the loan; no fractions of a sen. */
export const WrongAmountOfRepayment: Story = {
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

/** The borrowed money is spent: not more than the balance. */
export const BalanceShort: Story = {
  beforeEach: prepareExchange((exchange, member) => {
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '5000000' });
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '5000000' });
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '40000' });
  }),
  play: async (context) => {
    await typeRepaid(context, '60001');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.available', { amount: '¥60,000.00' }),
    );
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: storyText(context)('loans:repay.all') }),
    );
    await expect(await repayField(context)).toHaveValue('60,000');
  },
};

export const FrozenOfRepayment: Story = standard.frozen;

export const ConnectionLostOfRepayment: Story = standard.connectionLost;

export const DoubleTapOfRepayment: Story = standard.doubleTap;

export const ResultUnknownOfRepayment: Story = standard.resultUnknown;

export const RefusedByServerOfRepayment: Story = standard.refusedByServer;

/** Half of it was repaid on another device. */
export const RepaidMeanwhile: Story = standard.refusedAfter(
  (exchange, member) => void repayPart(exchange, member, 50),
  'repaymentExceedsLoan',
);

export const SpentMeanwhileOfRepayment: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const FrozenMeanwhileOfRepayment: Story = standard.frozenMeanwhile;

/** The books are closed for the night at the press. */
export const BooksClosed: Story = standard.refusedAfter(minutesLater(17 * 60 + 45), 'systemBusy');

export const LoanFails: Story = failsStory('/loan/Record');
