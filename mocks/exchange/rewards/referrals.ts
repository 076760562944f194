import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { setEntry } from '../setEntry';
import type { Member, World } from '../world';
import type { ReferralRecord } from './records';
import { referralReward } from './rules';

/** Remembers who invited a friend who has just registered. Nobody did where the code is the house's own. */
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

/** Friends a member has brought, the latest first. */
export function referralsOf({ world }: Exchange, { account }: Member): ReferralRecord[] {
  return Object.values(world.rewards.referrals)
    .filter((referral) => referral.account === account)
    .sort((one, other) => (one.orderNumber < other.orderNumber ? 1 : -1));
}

/** Those whose friend is verified by now, and for whom nothing was paid yet. */
export function earnedReferrals({ members, rewards }: World): ReferralRecord[] {
  return Object.values(rewards.referrals).filter(
    ({ paidAt, friend }) => paidAt === null && lookup(members, friend)?.verification === 'verified',
  );
}

/** The reward is paid at the moment at which the friend was verified: that is when it first shows up here. */
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
