import { type LoanDebt, startedDays, withInterest } from '../arithmetic/loans';
import type { LoanRecord } from './records';

const none: LoanDebt = { principal: '0', interest: '0', days: 0 };

/** The debt of a loan at a time; zero before it is paid out and after it is repaid. */
export function debtAt({ debt, decidedAt, dailyRate }: LoanRecord, moment: number): LoanDebt {
  if (debt === null || decidedAt === null) return none;
  return withInterest(debt, dailyRate, startedDays(decidedAt, moment));
}

/** The debt at the end of the term without further repayments; after the term, the debt at `moment`. */
export function debtAtEnd(loan: LoanRecord, moment: number): LoanDebt {
  return debtAt(loan, Math.max(moment, loan.dueAt ?? moment));
}

/** Whether the loan was not repaid in time. */
export function isOverdue({ dueAt, repaidAt }: LoanRecord, moment: number): boolean {
  return dueAt !== null && (repaidAt ?? moment) > dueAt;
}
