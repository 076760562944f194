import type { RawResponseOf } from '../../../src/api/contract/call';
import type { realName } from '../../../src/api/contract/identity';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { realNameProblems } from './realNameProblems';
import { realNameDueAt } from './realNameReview';
import { realNameReviewMinutes } from './rules';

/** A member's real-name check as sent to the member. */
export function realNameView(exchange: Exchange, member: Member): RawResponseOf<typeof realName> {
  const { realNames, drafts } = exchange.world.identity;
  const record = lookup(realNames, member.account);
  const reviewing = record?.status === 'underReview';
  return {
    status: member.verification,
    name: record?.name,
    idNumber: record && maskedId(record.idNumber),
    submittedAt: record && timestamp(record.submittedAt),
    reviewDueAt: record && reviewing ? timestamp(realNameDueAt(record)) : null,
    reviewedAt: record?.reviewedAt == null ? null : timestamp(record.reviewedAt),
    reviewMinutes: realNameReviewMinutes,
    problems: (record?.problems ?? []).map((field) => ({ field, reason: realNameProblems[field] })),
    draft: lookup(drafts, member.account),
  };
}

/** Masks all but the last three characters. */
function maskedId(idNumber: string): string {
  return idNumber.slice(-3).padStart(idNumber.length, '*');
}
