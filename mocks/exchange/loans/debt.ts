import { accrued, type LoanDebt, startedDays } from '../../../src/domain/loanInterest';
import type { LoanRecord } from './records';

const none: LoanDebt = { principal: '0', interest: '0', days: 0 };

/** What is owed on a loan at a moment; nothing before it is paid out and after it is repaid. */
export function debtAt({ debt, decidedAt, dailyRate }: LoanRecord, moment: number): LoanDebt {
  if (debt === null || decidedAt === null) return none;
  return accrued(debt, dailyRate, startedDays(decidedAt, moment));
}

/** What will be owed when the term is over if nothing is repaid before; once it is over, what is owed then. */
export function debtAtEnd(loan: LoanRecord, moment: number): LoanDebt {
  return debtAt(loan, Math.max(moment, loan.dueAt ?? moment));
}

/** Whether the loan has not been repaid in time. */
export function isOverdue({ dueAt, repaidAt }: LoanRecord, moment: number): boolean {
  return dueAt !== null && (repaidAt ?? moment) > dueAt;
}
