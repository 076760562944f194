import { divide, multiply } from '../../../src/domain/decimal';
import { outstandingOf } from '../arithmetic/loans';
import type { Exchange } from '../exchange';
import type { Member } from '../world';
import { loanReviewQueue } from './audit';
import { borrow } from './borrow';
import { debtAt } from './debt';
import { openLoanOf } from './loansOf';
import type { LoanRecord } from './records';
import { repay } from './repay';

/*
 * Steps of a borrower, one function each, for scenarios, stories and tests. They call the same functions as the API
 * calls. Loans can be taken on weekdays, 09:00–18:00.
 */

/** Borrows; the loan is passed at once. */
export function takeLoan(
  exchange: Exchange,
  member: Member,
  request = { amount: '200000', days: 30 },
): LoanRecord {
  const loan = borrow(exchange, member, request);
  loanReviewQueue.decide(exchange, loan.id, 'pass');
  return loan;
}

/** Borrows; the loan is rejected at once. */
export function takeRejectedLoan(
  exchange: Exchange,
  member: Member,
  request = { amount: '200000', days: 30 },
): LoanRecord {
  const loan = borrow(exchange, member, request);
  loanReviewQueue.decide(exchange, loan.id, 'reject');
  return loan;
}

/** Repays a percentage of the outstanding amount of the open loan; undefined if there is none. */
export function repayPart(exchange: Exchange, member: Member, percent: number): LoanRecord | undefined {
  const loan = openLoanOf(exchange, member);
  if (!loan) return undefined;
  const outstanding = outstandingOf(debtAt(loan, exchange.now));
  return repay(exchange, member, {
    id: loan.id,
    amount: divide(multiply(outstanding, String(percent)), '100', 2),
  });
}
