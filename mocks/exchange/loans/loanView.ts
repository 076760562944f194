import type { RawResponseOf } from '../../../src/api/contract/call';
import type { loanRecord } from '../../../src/api/contract/loans';
import { add } from '../../../src/domain/decimal';
import { outstandingOf, totalToRepay } from '../arithmetic/loans';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { auditDueAt } from './audit';
import { debtAt, debtAtEnd, isOverdue } from './debt';
import type { LoanRecord, Repayment } from './records';
import { confirmationMinutes } from './rules';

const minute = 60_000;

/** A loan as sent to its member (specification 3), with interest up to now. */
export function loanView({ now }: Exchange, loan: LoanRecord): RawResponseOf<typeof loanRecord> {
  const { id, orderNumber, amount, days, dailyRate, status, decidedAt, rejection } = loan;
  return {
    id,
    orderNumber,
    amount,
    days,
    dailyRate,
    status,
    rejection,
    time: timestamp(loan.appliedAt),
    reviewDueAt: status === 'awaitingAudit' ? timestamp(auditDueAt(loan)) : null,
    decidedAt: decidedAt === null ? null : timestamp(decidedAt),
    repayment: repaymentView(loan, now),
    repayments: loan.repayments.map((part) => repaidView(part, now)),
  };
}

/** The confirmation is automatic and changes nothing else, so it is computed from the time and not stored. */
function repaidView({ at, ...parts }: Repayment, now: number) {
  const dueAt = at + confirmationMinutes * minute;
  return {
    at: timestamp(at),
    ...parts,
    confirmedAt: dueAt <= now ? timestamp(dueAt) : null,
    confirmationDueAt: dueAt <= now ? null : timestamp(dueAt),
  };
}

function repaymentView(loan: LoanRecord, now: number) {
  const debt = debtAt(loan, now);
  const repaid = add(...loan.repayments.map(({ amount }) => amount));
  return {
    repaid,
    outstanding: outstandingOf(debt),
    principal: debt.principal,
    interest: add(...loan.repayments.map(({ interest }) => interest), debt.interest),
    totalToRepay: totalOf(loan, repaid, now),
    dueAt: loan.dueAt === null ? null : timestamp(loan.dueAt),
    overdue: isOverdue(loan, now),
    repaidAt: loan.repaidAt === null ? null : timestamp(loan.repaidAt),
  };
}

function totalOf(loan: LoanRecord, repaid: string, now: number): string {
  const { status, amount, dailyRate, days } = loan;
  if (status === 'awaitingAudit') return totalToRepay(amount, dailyRate, days);
  return add(repaid, outstandingOf(debtAtEnd(loan, now)));
}
