import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { moneySteps, typeInto } from '../../support/forms';

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
