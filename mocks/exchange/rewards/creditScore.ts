import { changedCreditScore } from '../../../src/domain/rewards/creditScore';
import type { CreditCause } from '../../../src/domain/rewards/rewardsVocabulary';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import type { CreditChangeRecord } from './records';

/** Changes a member's credit score within its scale and records the reason. Returns the actual change. */
export function changeCreditScore(
  { world, now }: Exchange,
  member: Member,
  points: number,
  cause: CreditCause,
): number {
  const score = changedCreditScore(member.creditScore, points);
  const change = score - member.creditScore;
  if (change === 0) return 0;
  member.creditScore = score;
  const { creditChanges } = world.rewards;
  const before = lookup(creditChanges, member.account) ?? [];
  setEntry(creditChanges, member.account, [...before, { at: now, cause, change, score }]);
  return change;
}

/** Sets the score as customer service does, after a breach of the rules or to correct an error. */
export function setCreditScore(exchange: Exchange, member: Member, score: number): void {
  changeCreditScore(exchange, member, score - member.creditScore, 'customerService');
}

/** History of a member's credit score, latest change first. */
export function creditHistory({ world }: Exchange, { account }: Member): CreditChangeRecord[] {
  return (lookup(world.rewards.creditChanges, account) ?? []).toReversed();
}
