import fc from 'fast-check';
import { holidays } from '../../../src/domain/market/holidays';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { setCreditScore } from '../rewards/creditScore';
import { signInToday } from '../rewards/signIn';
import type { Member } from '../world';
import { loanReviewQueue } from './audit';
import { borrow } from './borrow';
import { loanRules } from './rules';
import { repayPart } from './seed';

interface Delay {
  minutesLater: number;
}

/** A random action of a borrower or of the back office; it may be invalid. */
export type Action = Delay &
  (
    | { kind: 'borrow'; amount: string; days: number }
    | { kind: 'repay'; percent: number }
    | { kind: 'decide'; verdict: 'pass' | 'reject' }
    | { kind: 'score'; score: number }
    | { kind: 'signIn' }
  );

const minutesLater = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 90 }) },
  { weight: 2, arbitrary: fc.constant(24 * 60) },
  { weight: 2, arbitrary: fc.integer({ min: 60, max: 20_000 }) },
);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('borrow'),
    minutesLater,
    amount: fc.integer({ min: 9_000, max: 320_000 }).map(String),
    days: fc.constantFrom(7, 14, 30, 31),
  }),
  fc.record({ kind: fc.constant('repay'), minutesLater, percent: fc.constantFrom(1, 33, 50, 99, 100, 101) }),
  fc.record({ kind: fc.constant('decide'), minutesLater, verdict: fc.constantFrom('pass', 'reject') }),
  fc.record({ kind: fc.constant('score'), minutesLater, score: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('signIn'), minutesLater }),
);

/** Random actions of a borrower over several months. */
export const debtorActions: fc.Arbitrary<Action[]> = fc.array(action, { minLength: 3, maxLength: 40 });

/** Time of an action, given the time of the previous one. Borrowing waits for the channel to open. */
export function momentOf({ kind, minutesLater: minutes }: Action, before: number): number {
  const moment = before + minutes * 60_000;
  const { open, changesAt } = timeWindowAt(loanRules.hours, moment, holidays);
  return kind === 'borrow' && !open ? changesAt : moment;
}

/** Performs the action; a refusal is ignored. */
export function perform(exchange: Exchange, member: Member, one: Action): void {
  try {
    act(exchange, member, one);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

function act(exchange: Exchange, member: Member, one: Action): void {
  if (one.kind === 'borrow') borrow(exchange, member, one);
  else if (one.kind === 'repay') repayPart(exchange, member, one.percent);
  else if (one.kind === 'score') setCreditScore(exchange, member, one.score);
  else if (one.kind === 'signIn') signInToday(exchange, member);
  else
    for (const { id } of loanReviewQueue.waiting(exchange)) loanReviewQueue.decide(exchange, id, one.verdict);
}
