import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare } from '../../../src/domain/decimal';
import { accountView } from '../account/accountView';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import type { World } from '../world';
import { buyLockUp } from './buyLockUp';
import { lockUpsOf } from './lockUpsOf';
import { products } from './products';
import { redeemLockUp } from './redeemLockUp';

interface Action {
  hoursLater: number;
  product: number;
  amount: string;
  redeem: boolean;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    hoursLater: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 900 })),
    product: fc.nat({ max: products.length - 1 }),
    amount: fc.oneof(fc.integer({ min: 10_000, max: 3_000_000 }), fc.nat({ max: 20_000 })).map(String),
    redeem: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

function runActions(all: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange();
  let { now } = open('09:30');
  for (const { hoursLater, product, amount, redeem } of all) {
    now += hoursLater * 3_600_000;
    const exchange = openExchange(world, now);
    try {
      const [latest] = Object.values(world.lockUp.records);
      if (redeem && latest) redeemLockUp(exchange, member, latest.id);
      else buyLockUp(exchange, member, { productId: products[product]?.id ?? '', amount });
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    }
    inspect(world);
  }
  return world;
}

function expectConsistent(world: World): void {
  const { ledger } = world;
  const [member] = Object.values(world.members);
  if (!member) throw new Error('no member');
  const exchange = openExchange(world, world.settledAt);
  const inProgress = lockUpsOf(exchange, member, 'inProgress');
  const ended = lockUpsOf(exchange, member, 'ended');
  const pocket = (name: 'available' | 'invested') => balanceOf(ledger, pocketOf(member.account, name));
  expect(add(...Object.values(ledger.balances))).toBe('0');
  expect(pocket('invested')).toBe(add(...inProgress.map(({ principal }) => principal)));
  for (const { unlockAt } of inProgress) expect(unlockAt).toBeGreaterThan(exchange.now);
  for (const { unlockAt, endedAt } of ended) expect(endedAt).toBe(unlockAt);
  const results = ended.map(({ principal, payout }) => {
    expect(compare(payout ?? '', '0')).toBeGreaterThanOrEqual(0);
    return add(payout ?? '', `-${principal}`);
  });
  const { totalAssets, unrealisedProfit } = accountView(exchange, member);
  expect(totalAssets).toBe(add(pocket('available'), pocket('invested'), String(unrealisedProfit)));
  expect(totalAssets).toBe(add('10000000', ...results, String(unrealisedProfit)));
}

test('the ledger balances, and the invested money equals the lock-ups', () => {
  fc.assert(
    fc.property(actions, (all) => {
      runActions(all, expectConsistent);
    }),
    { numRuns: 40 },
  );
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.nat({ max: 600 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(actions, pauses, (all, hours) => {
      expectSameSettlement(
        runActions(all),
        hours.map((pause) => pause * 3_600_000),
      );
    }),
    { numRuns: 40 },
  );
});
