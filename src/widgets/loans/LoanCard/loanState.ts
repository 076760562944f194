import type { Loan } from '../../../api/contract/loans';
import type { StatusTone } from '../../../components/Status/Status';
import type { LoanStatus } from '../../../domain/loans/loansVocabulary';

/** State of a loan for the member: its status (specification 4), or what became of an approved one. */
export type LoanState = LoanStatus | 'repaid' | 'overdue';

export function loanStateOf({ status, repayment }: Pick<Loan, 'status' | 'repayment'>): LoanState {
  if (status !== 'passed') return status;
  if (repayment.repaidAt != null) return 'repaid';
  return repayment.overdue ? 'overdue' : 'passed';
}

/** Meaning of each state. An overdue loan waits for its member. */
export const loanTone: Record<LoanState, StatusTone> = {
  awaitingAudit: 'accent',
  passed: 'success',
  rejected: 'danger',
  repaid: 'neutral',
  overdue: 'warning',
};
