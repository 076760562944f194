import { expect } from 'storybook/test';
import { loanBorrow, loanRepay } from '../../../src/api/contract/loans';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';
import { moneyFormStories } from '../../support/moneyFormStories';

export const borrowForm = moneySteps({ review: 'loans:borrow.review', submit: 'loans:borrow.submit' });
export const repayForm = moneySteps({ review: 'loans:repay.review', submit: 'loans:repay.submit' });

export const typeBorrowed = (context: Context, typed: string) =>
  typeInto(context, 'loans:borrow.amount', typed);
export const typeRepaid = (context: Context, typed: string) => typeInto(context, 'loans:repay.amount', typed);

/** All loans of the member, oldest first. */
export const listLoans = (context: Context) =>
  withExchange(context, ({ world }, { account }) =>
    Object.values(world.loans.records).filter((loan) => loan.account === account),
  );

export const borrowStories = moneyFormStories({
  steps: borrowForm,
  fill: (context) => typeBorrowed(context, '100000'),
  call: loanBorrow,
  count: ({ world }) => Object.keys(world.loans.records).length,
  done: 'loans:borrow.done',
  checkHref: '#/user/jkjl',
});

export const repayStories = moneyFormStories({
  steps: repayForm,
  fill: (context) => typeRepaid(context, '60000'),
  call: loanRepay,
  count: ({ world }) => Object.values(world.loans.records).flatMap(({ repayments }) => repayments).length,
  done: 'loans:repay.done',
  checkHref: expect.stringMatching(/^#\/user\/jkjl\?id=\w+$/),
});
