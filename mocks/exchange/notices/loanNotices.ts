import { add } from '../../../src/domain/decimal';
import { exchangeMinute, withThousands } from '../content/textFormats';
import type { Exchange } from '../exchange';
import { debtAt } from '../loans/debt';
import { loansOf } from '../loans/loansOf';
import type { LoanRecord } from '../loans/records';
import type { Member } from '../world';
import { fillPlaceholders } from './fillPlaceholders';
import { loanTexts, repaidHtml } from './loanTexts';
import type { PersonalNotice } from './personalNotice';

const day = 86_400_000;

/** Notices about loans: rejected, due within a day, overdue. They are computed from the loans. */
export function loanNotices(exchange: Exchange, member: Member): PersonalNotice[] {
  return loansOf(exchange, member)
    .flatMap(noticesAbout)
    .filter(({ publishedAt }) => publishedAt <= exchange.now);
}

function noticesAbout(loan: LoanRecord): PersonalNotice[] {
  const notice = (kind: keyof typeof loanTexts, publishedAt: number): PersonalNotice => ({
    title: loanTexts[kind].title,
    html: fillPlaceholders(loan.repaidAt === null ? loanTexts[kind].html : repaidHtml, {
      record: loan.id,
      ...owedAtEnd(loan),
    }),
    id: `${loan.id}-${kind}`,
    publishedAt,
    orderNumber: loan.orderNumber,
  });
  if (loan.status === 'rejected') return [notice('rejected', loan.decidedAt ?? loan.appliedAt)];
  if (loan.dueAt === null) return [];
  const ended = loan.repaidAt ?? Number.POSITIVE_INFINITY;
  return [notice('due', loan.dueAt - day), notice('overdue', loan.dueAt + 1)].filter(
    ({ publishedAt }) => publishedAt < ended,
  );
}

/** Amount and deadline of the repayment, including the interest until then. */
function owedAtEnd(loan: LoanRecord): { amount: string; deadline: string } {
  if (loan.dueAt === null) return { amount: '', deadline: '' };
  const { principal, interest } = debtAt(loan, loan.dueAt);
  return { amount: withThousands(add(principal, interest)), deadline: exchangeMinute(loan.dueAt) };
}
