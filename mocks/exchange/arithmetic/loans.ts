import { exact, inYen, senOf, times } from './exact';

/** The debt of a loan with the interest of its started days, in yen. */
export interface LoanDebt {
  /** Outstanding principal. */
  principal: string;
  /** Accrued interest that has not been repaid. */
  interest: string;
  /** Number of days whose interest has been added. */
  days: number;
}

const day = 86_400_000;

const sen = (amount: string): bigint => senOf(exact(amount), 'none');

/** Simple interest, in sen: that of one day, rounded half up, for each day. */
const interestOf = (principal: string, dailyRate: string, days: number): bigint =>
  senOf(times(exact(principal), exact(dailyRate)), 'halfUp') * BigInt(days);

/** The debt at the end of the term if nothing is repaid before, in yen. */
export const totalToRepay = (amount: string, dailyRate: string, days: number): string =>
  inYen(sen(amount) + interestOf(amount, dailyRate, days));

/** The number of days of 24 hours that have started since the payout: one from the first moment on. Epoch ms. */
export const startedDays = (paidOutAt: number, now: number): number =>
  now <= paidOutAt ? 1 : Math.ceil((now - paidOutAt) / day);

/** The debt with the interest of all days up to the given one. Each day counts once. */
export function withInterest(debt: LoanDebt, dailyRate: string, days: number): LoanDebt {
  if (days <= debt.days) return debt;
  const more = interestOf(debt.principal, dailyRate, days - debt.days);
  return { ...debt, interest: inYen(sen(debt.interest) + more), days };
}

/** The amount that repays a debt in full, in yen. */
export const outstandingOf = ({ principal, interest }: LoanDebt): string =>
  inYen(sen(principal) + sen(interest));

/** Splits a repayment, which is at most the debt: it pays interest first, then principal. */
export function repaymentOf(
  debt: LoanDebt,
  amount: string,
): { interest: string; principal: string; left: LoanDebt } {
  const owed = sen(debt.interest);
  const principal = sen(amount) > owed ? sen(amount) - owed : 0n;
  const interest = sen(amount) - principal;
  return {
    interest: inYen(interest),
    principal: inYen(principal),
    left: {
      ...debt,
      interest: inYen(owed - interest),
      principal: inYen(sen(debt.principal) - principal),
    },
  };
}
