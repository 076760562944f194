import fc from 'fast-check';
import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { applicationsOf } from './applicationsOf';
import { applyForIpo } from './apply';
import { issuesIn } from './issues';
import { payForIpo } from './pay';

interface Delay {
  /** Minutes after the previous action. */
  minutesLater: number;
  /** Waits until 10:00 when the channel is closed. */
  waitsForOpening: boolean;
}

const hour = 3_600_000;

/** A random action of an applicant; it may be invalid. */
export type Action = Delay &
  ({ kind: 'apply'; which: number; lots: string } | { kind: 'pay'; which: number });

const shared = {
  minutesLater: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 90 }) },
    { weight: 4, arbitrary: fc.constant(24 * 60) },
    { weight: 1, arbitrary: fc.integer({ min: 60, max: 8000 }) },
  ),
  waitsForOpening: fc.constantFrom(true, true, true, false),
};

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('apply'),
      which: fc.nat({ max: 6 }),
      lots: fc.constantFrom('1', '2', '3', '7', '40'),
      ...shared,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), which: fc.nat({ max: 3 }), ...shared }) },
);

/** Random actions of an applicant over several weeks. */
export const applicantActions: fc.Arbitrary<Action[]> = fc.array(action, { minLength: 5, maxLength: 60 });

/** Time of an action, given the time of the previous one. */
export function momentOf({ minutesLater, waitsForOpening }: Action, before: number): number {
  const moment = before + minutesLater * 60_000;
  const midnight = exchangeMidnight(exchangeDate(moment));
  const time = (moment - midnight) / hour;
  if (!waitsForOpening || (time >= 8 && time < 18)) return moment;
  return midnight + (time < 8 ? 10 : 34) * hour;
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
  if (one.kind === 'apply') {
    const issue = issuesIn(exchange, 'subscribing')[one.which % 3] ?? issuesIn(exchange)[one.which];
    if (issue) applyForIpo(exchange, member, { id: issue.id, lots: one.lots });
  } else {
    const due = applicationsOf(exchange, member, ['pendingPayment']);
    const record = due[one.which % 2] ?? applicationsOf(exchange, member)[one.which];
    if (record) payForIpo(exchange, member, record.id);
  }
}
