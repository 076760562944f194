import { compare } from '../../../src/domain/decimal';
import type { LoanRejection } from '../../../src/domain/loans/loansVocabulary';
import type { ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { creditLimit } from './creditLimit';
import type { LoanRecord } from './records';
import { loanRules } from './rules';

const minute = 60_000;
const day = 86_400_000;

/** When a loan is audited automatically. */
export const auditDueAt = ({ appliedAt }: LoanRecord): number => appliedAt + loanRules.reviewMinutes * minute;

/** Back-office decisions on loans. */
export const loanReviewQueue: ReviewQueue = {
  kind: 'loan',
  waiting: ({ world }) =>
    Object.values(world.loans.records)
      .filter(({ status }) => status === 'awaitingAudit')
      .map((loan) => ({
        id: loan.id,
        account: loan.account,
        submittedAt: loan.appliedAt,
        dueAt: auditDueAt(loan),
        amount: loan.amount,
      })),
  decide: (exchange, id, verdict) => {
    const loan = lookup(exchange.world.loans.records, id);
    if (loan?.status !== 'awaitingAudit') return;
    if (verdict === 'pass') grant(exchange, loan);
    else reject(exchange, loan, 'audit');
  },
};

/** The automatic audit. It checks the member's state at that time. */
export function audit(exchange: Exchange, loan: LoanRecord): void {
  const objection = rejectionReason(exchange, loan);
  if (objection) reject(exchange, loan, objection);
  else grant(exchange, loan);
}

function rejectionReason({ world }: Exchange, { account, amount }: LoanRecord): LoanRejection | undefined {
  const member = lookup(world.members, account);
  // A frozen member could not repay.
  if (!member || member.restrictions.includes('frozen') || member.restrictions.includes('disabled'))
    return 'accountRestricted';
  return compare(amount, creditLimit(member)) > 0 ? 'creditScore' : undefined;
}

function grant({ world, now }: Exchange, loan: LoanRecord): void {
  const { id, account, amount, days } = loan;
  Object.assign(loan, {
    status: 'passed',
    decidedAt: now,
    dueAt: now + days * day,
    debt: { principal: amount, interest: '0', days: 0 },
  } satisfies Partial<LoanRecord>);
  const lines = transfer('house:lender', pocketOf(account, 'available'), amount);
  post(world.ledger, { at: now, reason: 'loanGranted', record: id, lines });
}

function reject({ now }: Exchange, loan: LoanRecord, rejection: LoanRejection): void {
  Object.assign(loan, { status: 'rejected', decidedAt: now, rejection } satisfies Partial<LoanRecord>);
}
