import { compare, isPositive, isWhole } from '../../../src/domain/decimal';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { creditLimit } from './creditLimit';
import { openLoanOf } from './loansOf';
import type { LoanRecord } from './records';
import { loanCreditScore, loanRules } from './rules';

interface Request {
  /** In whole yen. */
  amount: string;
  days: number;
}

/**
 * Requests a loan, which then awaits its audit. Requires a score in the lowest band or above, no other open loan, an
 * open channel, and an amount between the minimum and the credit limit.
 */
export function borrow(exchange: Exchange, member: Member, request: Request): LoanRecord {
  const { amount, days } = checkedWish(request);
  if (member.creditScore < loanCreditScore) throw new Refusal('creditInsufficient');
  if (openLoanOf(exchange, member)) throw new Refusal('loanOutstanding');
  const { open } = timeWindowAt(loanRules.hours, exchange.now, exchange.market.holidays);
  if (!open) throw new Refusal('borrowingClosed');
  if (compare(amount, loanRules.minimum) < 0) throw new Refusal('belowMinimum', { n: loanRules.minimum });
  if (compare(amount, creditLimit(member)) > 0) throw new Refusal('borrowingClosed');
  const loan: LoanRecord = {
    ...newNumbers(exchange, 'N'),
    account: member.account,
    amount,
    days,
    dailyRate: loanRules.dailyRate,
    status: 'awaitingAudit',
    appliedAt: exchange.now,
    decidedAt: null,
    rejection: null,
    debt: null,
    dueAt: null,
    overdueNoted: false,
    repayments: [],
    repaidAt: null,
  };
  setEntry(exchange.world.loans.records, loan.id, loan);
  return loan;
}

/** Requires whole yen and an offered term. */
function checkedWish({ amount, days }: Request): Request {
  const whole = /^\d{1,15}$/.test(amount) && isWhole(amount) && isPositive(amount);
  if (!whole || !loanRules.dayOptions.includes(days)) throw new Refusal('parameterError');
  return { amount, days };
}
