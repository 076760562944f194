import { add } from '../../../src/domain/decimal';
import { outstandingOf } from '../arithmetic/loans';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { debtAt, isOverdue } from './debt';
import type { LoanRecord } from './records';

/** A member's loans, latest first. */
export function loansOf({ world }: Exchange, { account }: Member): LoanRecord[] {
  return Object.values(world.loans.records)
    .filter((loan) => loan.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** One of the member's own loans. */
export function ownLoan({ world }: Exchange, { account }: Member, id: string): LoanRecord {
  const loan = lookup(world.loans.records, id);
  if (loan?.account !== account) throw new Refusal('parameterError');
  return loan;
}

/** The open loan: awaiting its audit or not repaid. There is never more than one. */
export function openLoanOf(exchange: Exchange, member: Member): LoanRecord | undefined {
  return loansOf(exchange, member).find(isOpen);
}

/** Awaits its audit, or is not repaid. */
export const isOpen = ({ status, repaidAt }: LoanRecord): boolean =>
  status === 'awaitingAudit' || (status === 'passed' && repaidAt === null);

/** Outstanding principal of a member, in yen. */
export function borrowedBy(exchange: Exchange, member: Member): string {
  return add(...loansOf(exchange, member).map((loan) => debtAt(loan, exchange.now).principal));
}

/** The member's overdue loan, as sent with the account; null if there is none. */
export function overdueLoanOf(exchange: Exchange, member: Member) {
  const { now } = exchange;
  const loan = openLoanOf(exchange, member);
  if (!loan || loan.dueAt === null || !isOverdue(loan, now)) return null;
  return { id: loan.id, outstanding: outstandingOf(debtAt(loan, now)), dueAt: timestamp(loan.dueAt) };
}
