import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { formatMoney } from '../../../src/format/money';
import type { QualifiedKey } from '../../../src/i18n/text';
import { LoanCard } from '../../../src/widgets/loans/LoanCard/LoanCard';
import type { LoanState } from '../../../src/widgets/loans/LoanCard/loanState';
import { onPage } from '../../components/onPage';
import {
  awaitingLoan,
  overdueLoan,
  passedLoan,
  rejectedFor,
  rejectedLoan,
  repaidLoan,
} from '../../fixtures/loans';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const loanChoices = {
  passed: passedLoan(),
  awaitingAudit: awaitingLoan(),
  overdue: overdueLoan(),
  repaid: repaidLoan(),
  longText: {
    ...passedLoan(),
    amount: '98765432109876',
    days: 3650,
    orderNumber: '2026112000000123456789012345678901234567890123456789',
    repayment: {
      ...passedLoan().repayment,
      outstanding: '98765432109876.54',
      repaid: '12345678901234.56',
      totalToRepay: '111111111011111.10',
    },
  },
} satisfies Record<string, ComponentProps<typeof LoanCard>['loan']>;

const meta = {
  title: 'Widgets/Money/LoanCard',
  component: LoanCard,
  decorators: [onPage],
  args: { loan: loanChoices.passed, href: '#/user/jkjl?id=N2' },
  argTypes: { loan: choices(loanChoices) },
} satisfies Meta<typeof LoanCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects a link that names the status, with facts by label. */
const shows =
  (state: LoanState, facts: Partial<Record<QualifiedKey, string>>): Play =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(await canvas.findByRole('link')).toHaveTextContent(args.loan.orderNumber);
    await expect(await canvas.findByText(t(`loans:status.${state}`))).toBeVisible();
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label)).textContent).toBe(figure);
  };

/** A loan under audit: its cost and the latest end of the audit. */
export const AwaitingAudit: Story = {
  tags: ['main'],
  args: { loan: loanChoices.awaitingAudit },
  play: shows('awaitingAudit', {
    'loans:askedFor': '200,000.00',
    'loans:totalToRepay': '201,800.00',
    'loans:auditBy': '2026/11/20 10:18',
  }),
};

/** A loan of which a part is repaid: what is owed now, in total, and until when. */
export const LoanBeingRepaid: Story = {
  play: async (context) => {
    const { loan } = context.args;
    await shows('passed', {
      'loans:outstanding': formatMoney(loan.repayment.outstanding),
      'loans:amount': '200,000.00',
      'loans:repaid': formatMoney(loan.repayment.repaid),
      'loans:stillToRepay': '151,351.08',
      'loans:due': '2026/12/20 10:15',
    })(context);
    await expect(context.canvasElement).not.toHaveTextContent(storyText(context)('loans:overdueNote'));
  },
};

/** An overdue loan: what is owed by now, and the consequences of being late. */
export const OverdueLoan: Story = {
  args: { loan: loanChoices.overdue },
  play: async (context) => {
    await shows('overdue', {
      'loans:repaid': '0.00',
      'loans:totalByNow': formatMoney(context.args.loan.repayment.totalToRepay),
      'loans:due': '2026/12/20 10:15',
    })(context);
    await expect(await context.canvas.findByText(storyText(context)('loans:overdueNote'))).toBeVisible();
  },
};

/** A loan that is fully repaid: the total paid, and when. */
export const LoanRepaid: Story = {
  args: { loan: loanChoices.repaid },
  play: shows('repaid', {
    'loans:repaidInAll': '200,240.00',
    'loans:amount': '200,000.00',
    'loans:repaidAt': '2026/11/24 10:00',
  }),
};

/** A rejection gives its reason and what can be done. */
const rejected = (loan: ReturnType<typeof rejectedLoan>, reason: QualifiedKey): Story => ({
  args: { loan },
  play: async (context) => {
    await shows('rejected', { 'loans:askedFor': '200,000.00' })(context);
    await expect(await context.canvas.findByText(storyText(context)(reason))).toBeVisible();
  },
});

/** The audit has not approved the loan: nothing was paid out, and the member can apply again. */
export const Rejected: Story = {
  tags: ['refused'],
  ...rejected(rejectedLoan(), 'loans:rejection.audit'),
};

/** The loan was rejected because the credit score had fallen; the card says how to raise it. */
export const RejectedForItsScore: Story = {
  tags: ['refused'],
  ...rejected(
    rejectedFor((member) => {
      member.creditScore = 62;
    }),
    'loans:rejection.creditScore',
  ),
};

/** The loan was rejected because the account was restricted; customer service can help. */
export const RejectedAsRestricted: Story = {
  tags: ['refused'],
  ...rejected(
    rejectedFor((member) => member.restrictions.push('frozen')),
    'loans:rejection.accountRestricted',
  ),
};

/** A long order number and amounts of many digits stay within the card. */
export const LongText: Story = {
  args: {
    loan: loanChoices.longText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};
