import type { RawResponseOf } from '../../../src/api/contract/call';
import type { loanTerms } from '../../../src/api/contract/loans';
import { max, subtract } from '../../../src/domain/decimal';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { creditLimit } from './creditLimit';
import { borrowedBy, openLoanOf } from './loansOf';
import { creditBands, loanCreditScore, loanRules } from './rules';

/** The terms of loans, and the amount that a member can borrow now. */
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
