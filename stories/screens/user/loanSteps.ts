import type { StoryContext } from '@storybook/react-vite';
import { moneySteps, typeInto } from '../../support/moneySteps';
import { actMeanwhile } from '../../support/passTime';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

export const borrowForm = moneySteps({ review: 'loans:borrow.review', submit: 'loans:borrow.submit' });
export const repayForm = moneySteps({ review: 'loans:repay.review', submit: 'loans:repay.submit' });

export const typeBorrowed = (context: Context, typed: string) =>
  typeInto(context, 'loans:borrow.amount', typed);
export const typeRepaid = (context: Context, typed: string) => typeInto(context, 'loans:repay.amount', typed);

/** The loans that the member has ever asked for, the oldest first. */
export const loansMade = (context: Context) =>
  actMeanwhile(context, ({ world }, { account }) =>
    Object.values(world.loans.records).filter((loan) => loan.account === account),
  );
