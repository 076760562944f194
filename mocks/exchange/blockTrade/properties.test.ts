import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare } from '../../../src/domain/decimal';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { ApplicationStatus } from '../../../src/domain/products/productsVocabulary';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, type Pocket, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { World } from '../world';
import { type Action, bidderActions, perform } from './randomActions';
import type { BlockTradeRecord } from './records';
import { totalOf } from './review';
import { blockTradeRules } from './rules';

/** Runs the actions and inspects the world after each. */
function runActions(actions: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange('50000000');
  let { now } = open('09:30');
  for (const action of actions) {
    now += action.minutesLater * 60_000;
    perform(openExchange(world, now), member, action);
    inspect(world);
  }
  return world;
}

function expectConsistent({ ledger, blockTrade, positions, members }: World): void {
  const [member] = Object.values(members);
  const pocket = (name: Pocket) => balanceOf(ledger, pocketOf(member?.account ?? '', name));
  const records = Object.values(blockTrade.records);
  expect(add(...Object.values(ledger.balances))).toBe('0');
  expect(compare(pocket('available'), '0')).toBeGreaterThanOrEqual(0);
  const pending = records.filter(({ status }) => status === 'pendingReview');
  expect(pocket('frozen')).toBe(add(...pending.map(totalOf)));
  const held = Object.values(positions).filter(({ status }) => status !== 'closed');
  expect(pocket('positionMargin')).toBe(add(...held.map(({ originalMargin }) => originalMargin)));
  expect(Object.keys(positions)).toHaveLength(records.filter(({ status }) => status === 'passed').length);
}

/** Checks the daily limits of applications. */
function expectWithinLimits({ blockTrade }: World): void {
  const { dailyCount, stockCount, dailyShares } = blockTradeRules;
  const records = Object.values(blockTrade.records);
  const dayOf = ({ appliedAt }: BlockTradeRecord) => exchangeDate(appliedAt);
  for (const one of records) {
    const sameDay = records.filter((other) => dayOf(other) === dayOf(one));
    expect(sameDay.length).toBeLessThanOrEqual(dailyCount);
    expect(sameDay.filter(({ symbol }) => symbol === one.symbol).length).toBeLessThanOrEqual(stockCount);
    const counted = sameDay.filter(({ status }) => status !== 'rejected');
    expect(counted.reduce((sum, { shares }) => sum + shares, 0)).toBeLessThanOrEqual(dailyShares);
  }
}

test('after every action the ledger balances, and frozen money equals the applications under review', () => {
  fc.assert(
    fc.property(bidderActions, (actions) => {
      runActions(actions, (world) => {
        expectConsistent(world);
        expectWithinLimits(world);
      });
    }),
    { numRuns: 40 },
  );
});

test('a decided application never changes', () => {
  const seen = new Set<ApplicationStatus>();
  fc.assert(
    fc.property(bidderActions, (actions) => {
      const before = new Map<string, ApplicationStatus>();
      runActions(actions, ({ blockTrade }) => {
        for (const { id, status } of Object.values(blockTrade.records)) {
          const known = before.get(id) ?? 'pendingReview';
          if (known !== 'pendingReview') expect(status).toBe(known);
          before.set(id, status);
          seen.add(status);
        }
      });
    }),
    { numRuns: 40, seed: 1 },
  );
  expect(seen.size).toBe(3);
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(bidderActions, pauses, (actions, minutes) => {
      expectSameSettlement(
        runActions(actions),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 20 },
  );
});
