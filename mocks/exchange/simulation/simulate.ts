import type { MessageKey } from '../../../src/api/contract/messageKeys';
import { creditFunds } from '../account/creditFunds';
import { decideReview, waitingReviews } from '../backOffice';
import { addCard } from '../cards/cards';
import type { Exchange } from '../exchange';
import { sampleCards, setSampleFundPassword, verifyImmediately } from '../identity/seed';
import { brokerInviteCode, register } from '../login/register';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import type { Member, World } from '../world';
import { moneyActions } from './moneyActions';
import { createRandom, type RandomSource } from './random';
import { tradingActions } from './tradingActions';

/** Counts of a simulation. */
export interface Tally {
  attempted: number;
  done: number;
  /** Number of refusals by message. */
  refused: Map<MessageKey, number>;
  reviewed: number;
}

const actions = [...tradingActions, ...tradingActions, ...moneyActions];

/** Registers members with the broker's or each other's invite code, and deposits money for each. */
export function registerMembers(world: World, count: number, funds = '20000000'): Member[] {
  const exchange = openExchange(world, world.settledAt);
  return Array.from({ length: count }, (_, index) => {
    const inviteCode =
      index % 4 === 0 ? brokerInviteCode : (Object.values(world.members)[0]?.inviteCode ?? '');
    const account = String(9_200_000_000 + index);
    const member = register(exchange, { account, password: 'abcd1234', inviteCode });
    creditFunds(exchange, member, funds);
    if (index % 2 === 0) prepareForWithdrawals(exchange, member, String(4_000_000 + index));
    return member;
  });
}

/** Makes a member ready for withdrawals. */
function prepareForWithdrawals(exchange: Exchange, member: Member, number: string): void {
  verifyImmediately(exchange, member);
  setSampleFundPassword(exchange, member);
  addCard(exchange, member, { ...sampleCards.JP, number });
}

/**
 * Simulates members over a period: at each interval some of them act, and sometimes the back office decides a case.
 * Refusals are counted; any other error is thrown.
 */
export function simulate(
  world: World,
  members: readonly Member[],
  period: { from: number; until: number; everyMs: number; actionsEach: number; seed: number },
): Tally {
  const tally: Tally = { attempted: 0, done: 0, refused: new Map(), reviewed: 0 };
  const random = createRandom(period.seed);
  for (let now = period.from; now <= period.until; now += period.everyMs) {
    for (let count = 0; count < period.actionsEach; count += 1) act(world, members, now, random, tally);
    if (random.below(4) === 0) review(world, now, random, tally);
  }
  return tally;
}

function act(
  world: World,
  members: readonly Member[],
  now: number,
  random: RandomSource,
  tally: Tally,
): void {
  const member = random.pick(members);
  const action = random.pick(actions);
  if (!member || !action) return;
  tally.attempted += 1;
  try {
    action(openExchange(world, now), member, random);
    tally.done += 1;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    tally.refused.set(cause.key, (tally.refused.get(cause.key) ?? 0) + 1);
  }
}

function review(world: World, now: number, random: RandomSource, tally: Tally): void {
  const exchange = openExchange(world, now);
  const waiting = random.pick(waitingReviews(exchange));
  // A draw cannot be decided before its date.
  if (!waiting || waiting.kind === 'ipoDraw') return;
  decideReview(exchange, waiting.kind, waiting.id, random.below(4) === 0 ? 'reject' : 'pass');
  tally.reviewed += 1;
}
