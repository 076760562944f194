import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { at, seed } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { newWorld, type World } from '../world';
import { ledgerErrors } from './ledgerErrors';
import { registerMembers, simulate, type Tally } from './simulate';

vi.setConfig({ testTimeout: 120_000 });

const minute = 60_000;

interface Day {
  date: string;
  members: number;
  everyMs: number;
  actionsEach: number;
  seed?: number;
}

function simulateDay(world: World, { date, members, ...day }: Day): Tally {
  const allMembers = registerMembers(world, members);
  return simulate(world, allMembers, { seed, ...day, from: at(date, '08:55'), until: at(date, '19:40') });
}

/** Number of records of each kind. */
function recordsOf(world: World): Record<string, number> {
  const { positions, dayTrading, ipo, blockTrade, copyTrading, lockUp, valueStock, buyback } = world;
  const kinds: Record<string, object> = {
    positions,
    dayTrades: dayTrading.reservations,
    subscriptions: ipo.records,
    blockTrades: blockTrade.records,
    copyTrades: copyTrading.records,
    lockUps: lockUp.records,
    valueStocks: valueStock.applications,
    tenders: buyback.applications,
    deposits: world.transfers.deposits,
    withdrawals: world.transfers.withdrawals,
    exchanges: world.currencyExchange.records,
    loans: world.loans.records,
    signIns: world.rewards.signIns,
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([what, records]) => [what, Object.keys(records).length]),
  );
}

const newWorldOn = (date: string) => newWorld(seed, at(date, '08:50'));

test('a whole day of 200 members with all products: the ledger balances exactly', () => {
  const date = '2026-11-20';
  const world = newWorldOn(date);
  const started = performance.now();
  const tally = simulateDay(world, { date, members: 200, everyMs: 2 * minute, actionsEach: 40 });
  const exchange = openExchange(world, at(date, '20:00'));
  expect(ledgerErrors(exchange)).toEqual([]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { length: entries } = world.ledger.entries;
  console.info(
    `${tally.attempted} actions, ${tally.done} done, ${tally.reviewed} reviewed, ${entries} entries, ${seconds} s`,
  );
  expect(tally.done).toBeGreaterThan(1000);
  for (const [what, count] of Object.entries(recordsOf(world)))
    expect([what, count > 10]).toEqual([what, true]);
  expect(tally.refused.size).toBeGreaterThan(15);
});

test('the ledger balances after thousands of random actions on any day', () => {
  const dates = fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20');
  fc.assert(
    fc.property(fc.nat(), dates, (seed, date) => {
      const world = newWorldOn(date);
      simulateDay(world, { date, members: 8, everyMs: 10 * minute, actionsEach: 10, seed });
      expect(ledgerErrors(openExchange(world, at(date, '20:00')))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('the ledger still balances after idle days', () => {
  const world = newWorldOn('2026-11-20');
  simulateDay(world, { date: '2026-11-20', members: 20, everyMs: 10 * minute, actionsEach: 10 });
  for (const date of ['2026-11-24', '2026-11-27', '2026-12-04', '2026-12-25'])
    expect(ledgerErrors(openExchange(world, at(date, '16:30')))).toEqual([]);
});

test('the same seed gives the same world', () => {
  const runActions = () => {
    const world = newWorldOn('2026-11-19');
    simulateDay(world, { date: '2026-11-19', members: 10, everyMs: 20 * minute, actionsEach: 10 });
    return world;
  };
  expect(runActions()).toEqual(runActions());
});

test('frequent and rare settling lead to the same world', () => {
  const seldom = newWorldOn('2026-11-19');
  simulateDay(seldom, { date: '2026-11-19', members: 10, everyMs: 20 * minute, actionsEach: 10 });
  const often = structuredClone(seldom);
  const end = at('2026-12-02', '12:00');
  for (let now = at('2026-11-19', '20:00'); now < end; now += 317 * minute) openExchange(often, now);
  openExchange(often, end);
  openExchange(seldom, end);
  expect(often).toEqual(seldom);
});
