import type { RawResponseOf } from '../../../src/api/contract/call';
import type { realName } from '../../../src/api/contract/identity';
import { spellingFields } from '../../../src/domain/identity/nameSpelling';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { spellingDueAt, spellingsOf } from './nameSpelling';
import { realNameProblems } from './realNameProblems';
import { realNameDueAt } from './realNameReview';
import type { SpellingRecord } from './records';
import { realNameReviewMinutes } from './rules';

/** A member's real-name check as sent to the member. */
export function realNameView(exchange: Exchange, member: Member): RawResponseOf<typeof realName> {
  const { realNames, drafts } = exchange.world.identity;
  const record = lookup(realNames, member.account);
  const reviewing = record?.status === 'underReview';
  return {
    status: member.verification,
    name: record?.name,
    katakanaName: record?.katakanaName || null,
    latinName: record?.latinName || null,
    spellings: spellingsOf(exchange, member).flatMap((spelling) => spellingView(spelling) ?? []),
    idNumber: record && maskedId(record.idNumber),
    submittedAt: record && timestamp(record.submittedAt),
    reviewDueAt: record && reviewing ? timestamp(realNameDueAt(record)) : null,
    reviewedAt: record?.reviewedAt == null ? null : timestamp(record.reviewedAt),
    reviewMinutes: realNameReviewMinutes,
    problems: (record?.problems ?? []).map((field) => ({ field, reason: realNameProblems[field] })),
    draft: lookup(drafts, member.account),
  };
}

/** A spelling that has passed is part of the name. */
function spellingView(record: SpellingRecord) {
  const { script, spelling, status, submittedAt } = record;
  if (status === 'passed') return undefined;
  const refused = status === 'refused';
  return {
    script,
    spelling,
    status,
    submittedAt: timestamp(submittedAt),
    reviewDueAt: refused ? null : timestamp(spellingDueAt(record)),
    reason: refused ? realNameProblems[spellingFields[script]] : null,
  };
}

/** Masks all but the last three characters. */
function maskedId(idNumber: string): string {
  return idNumber.slice(-3).padStart(idNumber.length, '*');
}
