import { accountReasons, creditReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import { amountReasons } from '../amountReasons';
import { hoursReasons } from '../hoursReasons';
import type { Reason } from '../reason';
import type { WindowState } from '../timeWindow';

/** The loan form and the data for validating it. Amounts in yen, times in epoch ms. */
export interface BorrowForm {
  now: number;
  restrictions: readonly Restriction[];
  terms: BorrowTerms;
  /** As typed. */
  amount: string;
}

interface BorrowTerms extends WindowState {
  creditScore: number;
  scoreNeeded: number;
  creditLimit: string;
  minimum: string;
  openLoanId?: string | null | undefined;
}

/**
 * All reasons that prevent a loan request from being sent (specification 8, decision 13), most important first: the
 * account, the credit score, an open loan, the hours, the amount. Empty if it may be sent; the server makes the final
 * decision.
 */
export function borrowReasons({ now, restrictions, terms, amount }: BorrowForm): Reason<'amount'>[] {
  const { minimum, creditLimit: maximum } = terms;
  return [
    ...accountReasons(restrictions),
    ...creditReasons('loan', terms.creditScore, terms.scoreNeeded),
    ...(terms.openLoanId == null ? [] : [{ kind: 'loanOpen' } as const]),
    ...hoursReasons('loan', terms, now),
    ...amountReasons('amount', amount, { minimum, maximum, of: 'creditLimit', decimals: 0 }),
  ];
}

/** The repayment form and the data for validating it. Amounts in yen. */
export interface RepayForm {
  restrictions: readonly Restriction[];
  /** The amount that repays the whole loan now, interest included. */
  outstanding: string;
  /** The member's available balance; unknown while it loads. */
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * All reasons that prevent a repayment from being sent, most important first. The amount may not exceed the loan or the
 * balance. Repayments are open at any hour. Empty if it may be sent; the server makes the final decision.
 */
export function repayReasons({
  restrictions,
  outstanding,
  available,
  amount,
}: RepayForm): Reason<'amount'>[] {
  return [
    ...accountReasons(restrictions),
    ...amountReasons('amount', amount, { maximum: outstanding, of: 'loan', decimals: 2, available }),
  ];
}
