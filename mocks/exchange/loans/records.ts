import type { LoanRejection, LoanStatus } from '../../../src/domain/loans/loansVocabulary';
import type { LoanDebt } from '../arithmetic/loans';

/** Loans by id. */
export interface LoansWorld {
  records: Record<string, LoanRecord>;
}

/** A loan or a loan request. Amounts are decimal strings in yen, times epoch ms. */
export interface LoanRecord {
  id: string;
  orderNumber: string;
  account: string;
  amount: string;
  days: number;
  dailyRate: string;
  status: LoanStatus;
  appliedAt: number;
  /** When the loan was passed and paid out, or rejected. */
  decidedAt: number | null;
  rejection: LoanRejection | null;
  /** The debt after the last repayment; null before the money is paid out. */
  debt: LoanDebt | null;
  dueAt: number | null;
  /** Whether the overdue loan has already reduced the credit score. */
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
