import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { setEntry } from '../setEntry';
import type { Member, World } from '../world';
import type { ReferralRecord } from './records';
import { referralReward } from './rules';

/** Records the inviter of a new member. The broker's own code has no inviter. */
export function recordReferral(exchange: Exchange, friend: Member): void {
  const { members, rewards } = exchange.world;
  const inviter = Object.values(members).find(({ inviteCode }) => inviteCode === friend.invitedBy);
  if (!inviter) return;
  const numbers = newNumbers(exchange, 'F');
  setEntry(rewards.referrals, numbers.id, {
    ...numbers,
    account: inviter.account,
    friend: friend.account,
    registeredAt: exchange.now,
    paidAt: null,
  });
}

/** Referrals of a member, latest first. */
export function referralsOf({ world }: Exchange, { account }: Member): ReferralRecord[] {
  return Object.values(world.rewards.referrals)
    .filter((referral) => referral.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** Referrals with a verified friend that have not been paid. */
export function earnedReferrals({ members, rewards }: World): ReferralRecord[] {
  return Object.values(rewards.referrals).filter(
    ({ paidAt, friend }) => paidAt === null && lookup(members, friend)?.verification === 'verified',
  );
}

/** The reward is due when the friend is verified, which is when the referral first appears in this schedule. */
export function nextPayment(
  _: Exchange,
  referral: ReferralRecord,
  after: number,
): ScheduledEvent | undefined {
  if (referral.paidAt !== null) return undefined;
  return { at: after, apply: (exchange) => pay(exchange, referral) };
}

function pay({ world, now }: Exchange, referral: ReferralRecord): void {
  referral.paidAt = now;
  const lines = transfer('house:rewards', pocketOf(referral.account, 'available'), referralReward);
  post(world.ledger, { at: now, reason: 'referralReward', record: referral.id, lines });
}
