import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { changeCreditScore } from './creditScore';
import type { SignInRecord } from './records';
import { signInRules } from './rules';

/** A member's sign-ins, oldest first. */
export function signInsOf({ world }: Exchange, { account }: Member): SignInRecord[] {
  return lookup(world.rewards.signIns, account) ?? [];
}

/** Signs in for today, once per exchange day. */
export function signInToday(exchange: Exchange, member: Member): void {
  const { world, now } = exchange;
  const before = signInsOf(exchange, member);
  const date = exchangeDate(now);
  if (before.at(-1)?.date === date) throw new Refusal('alreadySignedIn');
  const scoreChange = changeCreditScore(exchange, member, signInRules.scorePerSignIn, 'signIn');
  setEntry(world.rewards.signIns, member.account, [...before, { date, at: now, scoreChange }]);
}
