import type { StoryContext } from '@storybook/react-vite';
import { moneySteps, typeInto } from '../../moneySteps';
import { actMeanwhile } from '../../passTime';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

export const borrowForm = moneySteps({ review: 'loan:borrow.review', submit: 'loan:borrow.submit' });
export const repayForm = moneySteps({ review: 'loan:repay.review', submit: 'loan:repay.submit' });

export const typeBorrowed = (context: Context, typed: string) =>
  typeInto(context, 'loan:borrow.amount', typed);
export const typeRepaid = (context: Context, typed: string) => typeInto(context, 'loan:repay.amount', typed);

/** The loans that the member has ever asked for, the oldest first. */
export const loansMade = (context: Context) =>
  actMeanwhile(context, ({ world }, { account }) =>
    Object.values(world.loans.records).filter((loan) => loan.account === account),
  );
