import type { RequestOf } from '../../../src/api/contract/call';
import type { submitNameSpelling as submitCall } from '../../../src/api/contract/identity';
import { normaliseSpelling, spellingFields, spellingReason } from '../../../src/domain/identity/nameSpelling';
import { eventSchedule, type ReviewQueue } from '../area';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member, World } from '../world';
import { requireVerified } from './realName';
import type { SpellingRecord } from './records';
import { realNameReviewMinutes } from './rules';

/** Submits the spelling of a verified name in another script (decision 53); it is then under review. */
export function submitNameSpelling(
  exchange: Exchange,
  member: Member,
  { script, spelling }: RequestOf<typeof submitCall>,
): SpellingRecord {
  requireVerified(exchange, member);
  if (spellingReason(script, spelling) !== undefined) throw new Refusal('parameterError');
  const { spellings } = exchange.world.identity;
  const previous = spellingsOf(exchange, member).find((one) => one.script === script);
  if (previous?.status === 'underReview') throw new Refusal('submittedTooFrequently');
  if (previous) delete spellings[previous.id];
  const record: SpellingRecord = {
    ...newNumbers(exchange, 'N'),
    account: member.account,
    script,
    spelling: normaliseSpelling(script, spelling),
    status: 'underReview',
    submittedAt: exchange.now,
    reviewedAt: null,
  };
  setEntry(spellings, record.id, record);
  return record;
}

/** Ends the review of a spelling. One that passes becomes part of the verified name. */
export function reviewSpelling({ world, now }: Exchange, record: SpellingRecord, passes = true): void {
  const verified = lookup(world.identity.realNames, record.account);
  if (record.status !== 'underReview' || !verified) return;
  record.status = passes ? 'passed' : 'refused';
  record.reviewedAt = now;
  if (passes) verified[spellingFields[record.script]] = record.spelling;
}

/** The latest spelling of each script that a member submitted after the real-name check. */
export const spellingsOf = ({ world }: Exchange, { account }: Member): SpellingRecord[] =>
  Object.values(world.identity.spellings).filter((record) => record.account === account);

/** When a spelling passes automatically. */
export const spellingDueAt = ({ submittedAt }: SpellingRecord): number =>
  submittedAt + realNameReviewMinutes * 60_000;

const underReview = ({ identity }: World): SpellingRecord[] =>
  Object.values(identity.spellings).filter(({ status }) => status === 'underReview');

/** A spelling passes automatically after the delay. */
export const spellingSchedule = eventSchedule<SpellingRecord>({
  live: underReview,
  next: (_, record) =>
    record.status === 'underReview'
      ? { at: spellingDueAt(record), apply: (exchange) => reviewSpelling(exchange, record) }
      : undefined,
});

/** Back-office decisions about spellings. */
export const spellingReviewQueue: ReviewQueue = {
  kind: 'nameSpelling',
  waiting: ({ world }) =>
    underReview(world).map((record) => ({
      id: record.id,
      account: record.account,
      submittedAt: record.submittedAt,
      dueAt: spellingDueAt(record),
      amount: null,
    })),
  decide: (exchange, id, verdict) => {
    const record = underReview(exchange.world).find((one) => one.id === id);
    if (record) reviewSpelling(exchange, record, verdict === 'pass');
  },
};
