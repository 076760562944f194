import { overdueCreditScore } from '../../../src/domain/rewards/creditScore';
import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { changeCreditScore } from '../rewards/creditScore';
import { audit, auditDueAt } from './audit';
import type { LoanRecord } from './records';
import { loanRules } from './rules';

/** Whether a loan may still have scheduled events. */
export const mayHaveEvents = ({ status, repaidAt, overdueNoted }: LoanRecord): boolean =>
  status === 'awaitingAudit' || (status === 'passed' && repaidAt === null && !overdueNoted);

/** The next event of a loan: its audit, or becoming overdue. */
export function nextScheduledEvent(loan: LoanRecord): ScheduledEvent | undefined {
  if (loan.status === 'awaitingAudit') return { at: auditDueAt(loan), apply: (then) => audit(then, loan) };
  if (!mayHaveEvents(loan) || loan.dueAt === null) return undefined;
  // A repayment at the exact due time is still in time.
  return { at: loan.dueAt + 1, apply: (then) => recordOverdue(then, loan) };
}

function recordOverdue(exchange: Exchange, loan: LoanRecord): void {
  loan.overdueNoted = true;
  const member = lookup(exchange.world.members, loan.account);
  if (!member) return;
  const fall = overdueCreditScore(member.creditScore, loanRules.overdueScore) - member.creditScore;
  changeCreditScore(exchange, member, fall, 'loanOverdue');
}
