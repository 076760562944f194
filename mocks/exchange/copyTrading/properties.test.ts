import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { stopOutcome } from '../../../src/domain/copyTrading/copyTradeResult';
import { add, compare, subtract } from '../../../src/domain/decimal';
import { accountView } from '../account/accountView';
import { expectSameSettlement } from '../expectSameSettlement';
import { balanceOf, pocketOf } from '../ledger';
import { openExchange } from '../openExchange';
import { Refusal } from '../refusal';
import { testExchange } from '../testExchange';
import { marginOf } from '../trade/costs';
import { isHeld } from '../trade/positionView';
import type { World } from '../world';
import { copyTradesOf } from './copyTradesOf';
import { cashOf } from './currentValue';
import { followCopyTrade } from './followCopyTrade';
import { followOrdersOf, openOrderOf } from './followOrders';
import { copyTradeRecordView } from './recordView';
import { followAll, recruitingProducts } from './seed';
import { stopCopyTrade } from './stopCopyTrade';

vi.setConfig({ testTimeout: 30_000 });

interface Action {
  minutesLater: number;
  product: number;
  /** Yen above the minimum investment. */
  above: number;
  stop: boolean;
}

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    minutesLater: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 5000 })),
    product: fc.nat({ max: 7 }),
    above: fc.integer({ min: -10, max: 900_000 }),
    stop: fc.boolean(),
  }),
  { minLength: 2, maxLength: 12 },
);

function runActions(all: Action[], inspect: (world: World) => void = () => {}): World {
  const { world, member, open } = testExchange();
  let { now } = open('09:00');
  for (const { minutesLater, product, above, stop } of all) {
    now += minutesLater * 60_000;
    const exchange = openExchange(world, now);
    const [latest] = copyTradesOf(exchange, member, 'inProgress');
    const recruiting = recruitingProducts(exchange);
    const { id = '', minimumInvestment = 0 } = recruiting[product % recruiting.length] ?? {};
    try {
      if (stop && latest) stopCopyTrade(exchange, member, latest.id);
      else followCopyTrade(exchange, member, { productId: id, amount: String(minimumInvestment + above) });
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
  const inProgress = copyTradesOf(exchange, member, 'inProgress');
  const pocket = (name: Parameters<typeof pocketOf>[1]) => balanceOf(ledger, pocketOf(member.account, name));
  expect(add(...Object.values(ledger.balances))).toBe('0');
  expect(pocket('invested')).toBe(add(...inProgress.map((record) => cashOf(world, record))));
  const held = inProgress.flatMap((record) => followOrdersOf(world, record)).filter(isHeld);
  expect(pocket('positionMargin')).toBe(add(...held.map(marginOf)));

  const views = Object.values(world.copyTrading.records).map((record) => {
    expect(record.endedAt === null).toBe(record.status === 'inProgress');
    return copyTradeRecordView(exchange, record);
  });
  for (const { value } of views) expect(compare(String(value), '0')).toBeGreaterThanOrEqual(0);
  const account = accountView(exchange, member);
  const { totalAssets, unrealisedProfit } = account;
  const pockets = (['available', 'positionMargin', 'invested'] as const).map(pocket);
  expect(totalAssets).toBe(add(...pockets, String(unrealisedProfit)));
  // The assets are before closing fees and the mentor's fee, the results after them.
  const results = views.map(({ profitLoss }) => String(profitLoss));
  expect(subtract(String(totalAssets), String(account.closingFees))).toBe(add('10000000', ...results));
}

test('the ledger balances, and the invested money equals the cash of the copy trades', () => {
  fc.assert(
    fc.property(actions, (all) => {
      runActions(all, expectConsistent);
    }),
    { numRuns: 30 },
  );
});

test('stopping pays the confirmed amount at an unchanged price', () => {
  let open = 0;
  // Minutes after 09:00 of the first two days. An order can be open, and a session is open.
  const moments = fc.constantFrom(10, 60, 100, 145, 240, 300, 345, 5820, 5900, 6010, 6090);
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 3 }), (minutes, times) => {
      const setup = testExchange('100000000');
      const start = setup.open('09:00');
      const records = followAll(start, setup.member, times);
      const exchange = openExchange(setup.world, start.now + minutes * 60_000);
      const available = () => balanceOf(setup.world.ledger, pocketOf(setup.member.account, 'available'));
      const { profitAmount, netUnrealisedProfit } = accountView(exchange, setup.member);
      for (const record of records) {
        const { value, performanceFee, closingFees, ...shown } = copyTradeRecordView(exchange, record);
        const order = openOrderOf(setup.world, record);
        const before = available();
        if (shown.orderOpen) open += 1;
        stopCopyTrade(exchange, setup.member, record.id);
        const ended = copyTradeRecordView(exchange, record);
        const confirmed = stopOutcome({
          value: String(value),
          closingFees: String(closingFees),
          performanceFee: String(performanceFee),
        });
        expect(subtract(available(), before)).toBe(confirmed.back);
        const { sellingFee, stampDuty, liquidationFee } = order ?? {};
        expect(closingFees).toBe(add(...[sellingFee, stampDuty, liquidationFee].map((fee) => fee ?? '0')));
        expect(ended).toMatchObject({
          value,
          performanceFee,
          payout: confirmed.back,
          profitLoss: shown.profitLoss,
        });
      }
      expect(accountView(exchange, setup.member)).toMatchObject({
        profitAmount: add(String(profitAmount), String(netUnrealisedProfit)),
        netUnrealisedProfit: '0',
      });
    }),
    { numRuns: 15 },
  );
  expect(open).toBeGreaterThan(0);
});

test('frequent and rare settling lead to the same world', () => {
  const pauses = fc.array(fc.nat({ max: 3000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(actions, pauses, (all, minutes) => {
      expectSameSettlement(
        runActions(all),
        minutes.map((pause) => pause * 60_000),
      );
    }),
    { numRuns: 30 },
  );
});
