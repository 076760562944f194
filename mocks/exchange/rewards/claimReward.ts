import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import type { RewardRecord } from './records';
import { signInRules } from './rules';
import { signInsOf } from './signIn';

/** Rewards that a member has claimed, oldest first. */
export function rewardsOf({ world }: Exchange, { account }: Member): RewardRecord[] {
  return Object.values(world.rewards.rewards)
    .filter((reward) => reward.account === account)
    .sort((one, other) => one.at - other.at);
}

/** Number of sign-ins without a reward so far. */
export function unrewardedSignIns(exchange: Exchange, member: Member): number {
  return signInsOf(exchange, member).length - signInRules.needed * rewardsOf(exchange, member).length;
}

/** Pays the reward for the required sign-ins. Surplus sign-ins count for the next reward. */
export function claimReward(exchange: Exchange, member: Member): RewardRecord {
  const { world, now } = exchange;
  if (unrewardedSignIns(exchange, member) < signInRules.needed) throw new Refusal('notEnoughSignIns');
  const { account } = member;
  const reward = { ...newNumbers(exchange, 'S'), account, at: now, amount: signInRules.reward };
  setEntry(world.rewards.rewards, reward.id, reward);
  const lines = transfer('house:rewards', pocketOf(account, 'available'), reward.amount);
  post(world.ledger, { at: now, reason: 'signInReward', record: reward.id, lines });
  return reward;
}
