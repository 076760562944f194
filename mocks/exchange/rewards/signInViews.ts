import type { RawResponseOf } from '../../../src/api/contract/call';
import type { claimSignInReward, signInRecords, signInStatus } from '../../../src/api/contract/rewards';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { pageOf } from '../page';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { rewardsOf, unrewardedSignIns } from './claimReward';
import type { RewardRecord, SignInRecord } from './records';
import { signInRules } from './rules';
import { signInsOf } from './signIn';
import { streakOf } from './streak';

type SignInRecordView = RawResponseOf<typeof claimSignInReward>;

/** Status of daily sign-in, with the days of one month, `YYYY-MM`, by default the current one. */
export function signInStatusOf(
  exchange: Exchange,
  member: Member,
  month?: string | null,
): RawResponseOf<typeof signInStatus> {
  const today = exchangeDate(exchange.now);
  if (month != null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Refusal('parameterError');
  const dates = signInsOf(exchange, member).map(({ date }) => date);
  const unrewarded = unrewardedSignIns(exchange, member);
  return {
    today,
    signedInToday: dates.at(-1) === today,
    days: dates.filter((date) => date.startsWith(month ?? today.slice(0, 7))),
    streak: streakOf(dates, today),
    unrewarded,
    ...signInRules,
    missing: Math.max(0, signInRules.needed - unrewarded),
    creditScore: member.creditScore,
  };
}

/** A page of sign-ins and rewards, latest first. */
export function signInHistory(
  exchange: Exchange,
  member: Member,
  page: number,
): RawResponseOf<typeof signInRecords> {
  const signIns = signInsOf(exchange, member).map((entry) => ({ at: entry.at, view: signInView(entry) }));
  const rewards = rewardsOf(exchange, member).map((entry) => ({ at: entry.at, view: rewardView(entry) }));
  // A reward follows the sign-in of the same moment: sort stably, then reverse.
  const all = [...signIns, ...rewards].sort((one, other) => one.at - other.at).toReversed();
  return pageOf(all, page, ({ view }) => view);
}

const signInView = ({ date, at, scoreChange }: SignInRecord): SignInRecordView => ({
  id: date,
  kind: 'signIn',
  at: timestamp(at),
  scoreChange,
});

/** A reward as sent with the history. */
export const rewardView = ({ id, orderNumber, at, amount }: RewardRecord): SignInRecordView => ({
  id,
  orderNumber,
  amount,
  kind: 'reward',
  at: timestamp(at),
  scoreChange: 0,
});
