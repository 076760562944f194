import type { RawResponseOf } from '../../../src/api/contract/call';
import type { loanPreview, loanTerms } from '../../../src/api/contract/loans';
import { max, subtract } from '../../../src/domain/decimal';
import { repaymentPlan, totalToRepay } from '../../../src/domain/loanInterest';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { checkedWish } from './borrow';
import { creditLimit } from './creditLimit';
import { borrowedBy, openLoanOf } from './loansOf';
import { creditBands, loanCreditScore, loanRules } from './rules';

/** What holds for borrowing, and what a member can borrow now. */
export function termsFor(exchange: Exchange, member: Member): RawResponseOf<typeof loanTerms> {
  const { open, changesAt } = timeWindowAt(loanRules.hours, exchange.now, exchange.market.holidays);
  const limit = creditLimit(member);
  const openLoan = openLoanOf(exchange, member);
  const borrowed = borrowedBy(exchange, member);
  const asked = openLoan?.status === 'awaitingAudit' ? openLoan.amount : '0';
  return {
    ...loanRules,
    creditScore: member.creditScore,
    scoreNeeded: loanCreditScore,
    bands: [...creditBands],
    creditLimit: limit,
    borrowed,
    available: max('0', subtract(subtract(limit, borrowed), asked)),
    openLoanId: openLoan?.id ?? null,
    open,
    changesAt: timestamp(changesAt),
  };
}

/** What a loan would come to, by the day on which it is repaid. */
export function preview(wish: { amount: string; days: number }): RawResponseOf<typeof loanPreview> {
  const { amount, days } = checkedWish(wish);
  const { dailyRate } = loanRules;
  const total = totalToRepay(amount, dailyRate, days);
  return {
    ...{ amount, days, dailyRate },
    interest: subtract(total, amount),
    totalToRepay: total,
    plan: repaymentPlan(amount, dailyRate, days),
  };
}
