import type { LoanDebt } from '../../../src/domain/loanInterest';
import type { LoanRejection, LoanStatus } from '../../../src/domain/vocabulary';

/** Loans by id. */
export interface LoansWorld {
  records: Record<string, LoanRecord>;
}

/** A loan, or what was asked for. Amounts are decimal strings in yen, moments epoch ms. */
export interface LoanRecord {
  id: string;
  orderNumber: string;
  account: string;
  amount: string;
  days: number;
  dailyRate: string;
  status: LoanStatus;
  appliedAt: number;
  /** Passed and paid out, or rejected. */
  decidedAt: number | null;
  rejection: LoanRejection | null;
  /** As it was left by the last repayment; null before the money is paid out. */
  debt: LoanDebt | null;
  dueAt: number | null;
  /** Whether being overdue has cost its credit score. */
  overdueNoted: boolean;
  repayments: Repayment[];
  repaidAt: number | null;
}

export interface Repayment {
  at: number;
  amount: string;
  interest: string;
  principal: string;
}

export const newLoansWorld = (): LoansWorld => ({ records: {} });
