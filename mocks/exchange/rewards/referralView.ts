import type { RawResponseOf } from '../../../src/api/contract/call';
import type { referralSummary } from '../../../src/api/contract/rewards';
import { multiply } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { pageOf } from '../page';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import type { ReferralRecord } from './records';
import { referralsOf } from './referrals';
import { referralReward } from './rules';

type Summary = RawResponseOf<typeof referralSummary>;

/** Referrals of a member and their rewards so far. */
export function referralSummaryOf(exchange: Exchange, member: Member, page: number): Summary {
  const all = referralsOf(exchange, member);
  const rewarded = all.filter(({ paidAt }) => paidAt !== null).length;
  return {
    inviteCode: member.inviteCode,
    invitePath: `#/login/register?code=${encodeURIComponent(member.inviteCode)}`,
    reward: referralReward,
    registered: all.length,
    rewarded,
    paid: multiply(referralReward, String(rewarded)),
    referrals: pageOf(all, page, referralView),
  };
}

function referralView({
  orderNumber,
  friend,
  registeredAt,
  paidAt,
}: ReferralRecord): Summary['referrals']['items'][number] {
  return {
    orderNumber,
    status: paidAt === null ? 'awaitingVerification' : 'paid',
    account: masked(friend),
    registeredAt: timestamp(registeredAt),
    paidAt: paidAt === null ? null : timestamp(paidAt),
    reward: paidAt === null ? '0' : referralReward,
  };
}

/** Masks an account so that friends can be told apart but the number is not revealed. */
const masked = (account: string): string => `${account.slice(0, 3)}••••${account.slice(-3)}`;
