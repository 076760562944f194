import { accountReasons, creditReasons } from './accountReasons';
import { amountReasons } from './amountReasons';
import { hoursReasons } from './hoursReasons';
import type { Reason } from './reason';
import type { WindowState } from './timeWindow';
import type { Restriction } from './vocabulary';

/** What a loan is asked for with, and the data for validating it. Amounts in yen, times in epoch ms. */
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
 * All reasons that prevent a loan from being asked for (specification 8, decision 13), most important first: the
 * account, the credit score, a loan that is open, the hours, the amount. Empty when it may be; the server decides in
 * the end.
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

/** What a repayment is judged by. Amounts in yen. */
export interface RepayForm {
  restrictions: readonly Restriction[];
  /** What repays it all now, interest included. */
  outstanding: string;
  /** What the member has available; unknown while it loads. */
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * All reasons that prevent a repayment from being sent, most important first: never more than the loan, never more than
 * there is. At any hour. Empty when it may be sent; the server decides in the end.
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
