import type { RequestOf } from '../../../src/api/contract/call';
import type { submitRealName as submitCall } from '../../../src/api/contract/identity';
import type { VerifiedName } from '../../../src/domain/cards/holderName';
import type { RealNameField } from '../../../src/domain/identity/identityVocabulary';
import {
  normaliseRealName,
  realNameReasons,
  type TypedRealName,
} from '../../../src/domain/identity/realNameReasons';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { usableUpload } from '../uploads/uploads';
import type { Member } from '../world';
import type { RealNameRecord } from './records';

/** Stores the draft of the real-name check, to be resumed later. */
export function saveDraft({ world }: Exchange, { account }: Member, draft: TypedRealName): void {
  if (Object.values(draft).some((typed) => typed.length > 100)) throw new Refusal('parameterError');
  setEntry(world.identity.drafts, account, draft);
}

/** Submits the real-name check (specifications 4 and 5); it is then under review. */
export function submitRealName(
  exchange: Exchange,
  member: Member,
  form: RequestOf<typeof submitCall>,
): RealNameRecord {
  const { identity } = exchange.world;
  if (member.verification === 'verified') throw new Refusal('parameterError');
  if (member.verification === 'underReview') throw new Refusal('submittedTooFrequently');
  const reasons = realNameReasons({ ...form, front: form.frontUpload !== '', back: form.backUpload !== '' });
  if (Object.keys(reasons).length > 0) throw new Refusal('parameterError');
  const front = usableUpload(exchange, member, { id: form.frontUpload, kind: 'idFront' });
  const back = usableUpload(exchange, member, { id: form.backUpload, kind: 'idBack' });

  const record: RealNameRecord = {
    ...newNumbers(exchange, 'I'),
    account: member.account,
    ...normaliseRealName(form),
    frontUpload: front.id,
    backUpload: back.id,
    status: 'underReview',
    submittedAt: exchange.now,
    reviewedAt: null,
    problems: [],
  };
  for (const upload of [front, back]) upload.usedFor = record.id;
  setEntry(identity.realNames, member.account, record);
  delete identity.drafts[member.account];
  member.verification = 'underReview';
  return record;
}

/**
 * Ends the review of a submission that is still under review: verified, or unverified with a list of problems.
 *
 * @param problems empty to pass it
 */
export function reviewRealName(
  { world, now }: Exchange,
  record: RealNameRecord,
  problems: RealNameField[] = [],
): void {
  const member = lookup(world.members, record.account);
  if (record.status !== 'underReview' || !member) return;
  const refused = problems.length > 0;
  record.status = refused ? 'refused' : 'passed';
  record.reviewedAt = now;
  record.problems = problems;
  member.verification = refused ? 'unverified' : 'verified';
  // The member corrects the stored draft instead of entering everything again.
  if (refused) setEntry(world.identity.drafts, record.account, normaliseRealName(record));
}

/** The member's verified name. Refuses an unverified member with the missing step. */
export function requireVerified({ world }: Exchange, { account, verification }: Member): VerifiedName {
  const record = lookup(world.identity.realNames, account);
  if (!record) throw new Refusal('realNameMissing');
  if (verification !== 'verified') throw new Refusal('realNameNotPassed');
  return record;
}
