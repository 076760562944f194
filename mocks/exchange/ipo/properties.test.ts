import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, multiply } from '../../../src/domain/decimal';
import type { IpoResult } from '../../../src/domain/ipo/ipoVocabulary';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, type Pocket, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { World } from '../world';
import { frozenFor, investedIn } from './prices';
import { type Action, applicantActions, momentOf, perform } from './randomActions';

const funds = '300000000';

/** Runs the actions and inspects the world after each. */
function runActions(actions: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange(funds);
  let { now } = open('09:30');
  for (const action of actions) {
    now = momentOf(action, now);
    perform(openExchange(world, now), member, action);
    inspect(world);
  }
  return world;
}

function expectConsistent({ ledger, ipo, positions, members }: World): void {
  const [member] = Object.values(members);
  const pocket = (name: Pocket) => balanceOf(ledger, pocketOf(member?.account ?? '', name));
  const records = Object.values(ipo.records);
  expect(add(...Object.values(ledger.balances))).toBe('0');
  expect(compare(pocket('available'), '0')).toBeGreaterThanOrEqual(0);
  expect(pocket('frozen')).toBe(add(...records.map(frozenFor)));
  expect(pocket('invested')).toBe(add(...records.map(investedIn)));
  expect(pocket('positionMargin')).toBe(
    add(
      ...Object.values(positions)
        .filter(({ status }) => status !== 'closed')
        .map(({ originalMargin }) => originalMargin),
    ),
  );
  const issues = records.map(({ issueId }) => issueId);
  expect(new Set(issues).size).toBe(issues.length);
  for (const { positionId, wonLots, issuePrice } of records) {
    const position = positions[positionId ?? ''];
    if (positionId)
      expect(position?.originalMargin).toBe(multiply(issuePrice, String((wonLots ?? 0) * 1000)));
  }
}

/** Allowed transitions of results. */
const transitions: Record<IpoResult, IpoResult[]> = {
  awaitingDraw: ['won', 'notWon'],
  won: ['pendingPayment'],
  pendingPayment: ['paymentCompleted', 'notWon'],
  paymentCompleted: [],
  notWon: [],
};

const leadsTo = (from: IpoResult, to: IpoResult): boolean =>
  from === to || transitions[from].some((next) => leadsTo(next, to));

test('after every action the ledger balances, and frozen and invested money equals the applications', () => {
  fc.assert(
    fc.property(applicantActions, (actions) => {
      runActions(actions, expectConsistent);
    }),
    { numRuns: 60 },
  );
});

test('results change only as the table allows', () => {
  fc.assert(
    fc.property(applicantActions, (actions) => {
      const before = new Map<string, IpoResult>();
      runActions(actions, ({ ipo }) => {
        for (const { id, result } of Object.values(ipo.records)) {
          expect(leadsTo(before.get(id) ?? 'awaitingDraw', result)).toBe(true);
          before.set(id, result);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(applicantActions, pauses, (actions, minutes) => {
      expectSameSettlement(
        runActions(actions),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 40 },
  );
});

test('random applicants reach every result', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(applicantActions, (actions) => {
      runActions(actions, ({ ipo }) => {
        for (const { result, positionId, forfeitedAt } of Object.values(ipo.records))
          seen.add(positionId ? 'listed' : forfeitedAt ? 'forfeited' : result);
      });
    }),
    { numRuns: 60, seed: 1 },
  );
  expect([...seen].sort()).toEqual(
    ['awaitingDraw', 'forfeited', 'listed', 'notWon', 'paymentCompleted', 'pendingPayment', 'won'].sort(),
  );
});
