import { add, min, multiply, round, subtract } from '../decimal';

const day = 86_400_000;

/** The debt of a loan, with interest up to and including a day of its term. Amounts in yen. */
export interface LoanDebt {
  /** Outstanding principal. */
  principal: string;
  /** Accrued interest that has not been repaid. */
  interest: string;
  /** Number of days whose interest has been added. */
  days: number;
}

/** Interest of one day on a principal, rounded half up to the sen. `dailyRate` is a fraction: `"0.0003"` is 0.03 %. */
export function dailyInterest(principal: string, dailyRate: string): string {
  return round(multiply(principal, dailyRate), 2, 'halfUp');
}

/** The debt at the end of the term if nothing is repaid before: the principal and its simple interest. */
export function totalToRepay(amount: string, dailyRate: string, days: number): string {
  return add(amount, multiply(dailyInterest(amount, dailyRate), String(days)));
}

/** Number of 24-hour periods that have begun since the payout: 1 from the first moment on. Epoch ms. */
export function startedDays(grantedAt: number, now: number): number {
  return Math.max(1, Math.ceil((now - grantedAt) / day));
}

/** The debt with the interest of all days up to a day. The interest of a day is added only once. */
export function accrued(debt: LoanDebt, dailyRate: string, days: number): LoanDebt {
  const more = Math.max(0, days - debt.days);
  const interest = add(debt.interest, multiply(dailyInterest(debt.principal, dailyRate), String(more)));
  return { ...debt, interest, days: debt.days + more };
}

/** Amount that repays it in full. */
export const outstandingOf = ({ principal, interest }: LoanDebt): string => add(principal, interest);

/** How a repayment is used: interest first, then principal. It must not exceed the debt. */
export function repaid(
  debt: LoanDebt,
  amount: string,
): { interest: string; principal: string; left: LoanDebt } {
  const interest = min(amount, debt.interest);
  const principal = subtract(amount, interest);
  const left = {
    ...debt,
    interest: subtract(debt.interest, interest),
    principal: subtract(debt.principal, principal),
  };
  return { interest, principal, left };
}

/** Maximum of one repayment: the outstanding amount, limited to the available balance. In yen. */
export const repayable = (outstanding: string, available: string): string => min(outstanding, available);
