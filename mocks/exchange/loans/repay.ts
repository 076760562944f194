import type { RequestOf } from '../../../src/api/contract/call';
import type { loanRepay } from '../../../src/api/contract/loans';
import { compare, isPositive, isZero, round } from '../../../src/domain/decimal';
import { outstandingOf, repaymentOf } from '../arithmetic/loans';
import { AskedAgain } from '../askedAgain';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import { requireAvailable } from '../trade/checks';
import type { Member } from '../world';
import { debtAt } from './debt';
import { ownLoan } from './loansOf';
import type { LoanRecord } from './records';

type Request = Omit<RequestOf<typeof loanRepay>, 'clientRequestId'>;

/**
 * Repays a loan, fully or partly, at any time: interest first, then principal, never more than the outstanding amount.
 * A repayment of all is asked again when more is owed than the member saw.
 */
export function repay(exchange: Exchange, member: Member, { id, amount: asked, all }: Request): LoanRecord {
  const { world, now } = exchange;
  const loan = ownLoan(exchange, member, id);
  requireSen(asked);
  const debt = debtAt(loan, now);
  const outstanding = outstandingOf(debt);
  if (all && compare(outstanding, asked) > 0) throw new AskedAgain();
  const amount = all ? outstanding : asked;
  if (isZero(outstanding) || compare(amount, outstanding) > 0) throw new Refusal('repaymentExceedsLoan');
  requireAvailable(exchange, member, amount);
  const { left, interest, principal } = repaymentOf(debt, amount);
  loan.debt = left;
  loan.repayments.push({ at: now, amount, interest, principal });
  if (isZero(outstandingOf(left))) loan.repaidAt = now;
  const lines = transfer(pocketOf(member.account, 'available'), 'house:lender', amount);
  post(world.ledger, { at: now, reason: 'loanRepaid', record: id, lines });
  return loan;
}

/** Requires a positive amount in whole sen. */
function requireSen(amount: string): void {
  const typed = /^\d{1,15}(\.\d+)?$/.test(amount);
  if (!typed || !isPositive(amount) || compare(round(amount, 2, 'down'), amount) !== 0)
    throw new Refusal('parameterError');
}
