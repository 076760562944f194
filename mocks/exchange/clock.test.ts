import { expect, test } from 'vitest';
import { holidays } from '../../src/domain/market/holidays';
import { sessionAt } from '../../src/domain/market/tradingSession';
import { at } from '../scenarios/clock';
import { demoWorld } from '../scenarios/demoWorld';
import { advanceBy, advanceToNextSession, demoStart } from './clock';
import { memoryStore } from './memoryStore';
import { openExchange } from './openExchange';
import { testExchange } from './testExchange';
import { newWorld } from './world';

test.each([
  ['on a trading day, that day', '2026-11-20', '03:00', '2026-11-20'],
  ['late on a trading day, still that day', '2026-11-20', '23:59', '2026-11-20'],
  ['on a Sunday, the Friday before', '2026-11-22', '12:00', '2026-11-20'],
  ['on a holiday, the trading day before', '2026-11-23', '10:00', '2026-11-20'],
])('a demo starts at 09:30: %s', (_, date, time, begins) => {
  const morning = demoStart(at(date, time));
  expect(morning).toBe(at(begins, '09:30'));
  expect(sessionAt(morning, holidays).open).toBe(true);
});

test('the clock continues from where it was moved to', () => {
  const { open, world } = testExchange();
  advanceBy(open('10:00'), 16);
  expect(world.settledAt).toBe(at('2026-11-20', '10:16'));
  expect(open('10:01').now).toBe(at('2026-11-20', '10:17'));
});

test.each([
  ['from the morning to the afternoon', '10:00', '2026-11-20', '12:30'],
  ['from noon to the afternoon', '11:30', '2026-11-20', '12:30'],
  ['over a weekend and a holiday', '14:00', '2026-11-24', '09:00'],
])('advances to the next session: %s', (_, from, date, time) => {
  const { open, world } = testExchange();
  advanceToNextSession(open(from));
  expect(world.settledAt).toBe(at(date, time));
});

test('a machine’s clock that is put right, a day back, makes time neither run backwards nor stand still', () => {
  const later = at('2026-11-20', '11:00');
  const yesterday = later - 24 * 3_600_000;
  const world = newWorld(1, later);
  expect(openExchange(world, yesterday).now).toBe(later);
  expect(openExchange(world, yesterday + 5_000).now).toBe(later + 5_000);
});

test.each([
  ['without a time', 0],
  ['from before the market', at('2012-04-02', '10:00')],
  ['in the first year of the market', at('2020-06-01', '10:00')],
  ['after the years of the contract', Date.UTC(2345, 0, 2)],
])('a demo on a phone %s starts on an open market, and its clock runs', async (_, machineNow) => {
  let now = machineNow;
  const store = memoryStore({ begin: demoWorld, clock: () => now });
  const morning = at('2026-11-20', '09:30');
  expect(await store.transact((exchange) => exchange.now)).toBe(morning);
  now += 60_000;
  expect(await store.transact((exchange) => exchange.now)).toBe(morning + 60_000);
});

test('a phone that gets its time afterwards continues its demo', async () => {
  let now = 0;
  const store = memoryStore({ begin: demoWorld, clock: () => now });
  await store.transact(() => {});
  now = at('2026-11-25', '10:00');
  expect(await store.transact((exchange) => exchange.now)).toBe(at('2026-11-20', '09:30'));
  now += 60_000;
  expect(await store.transact((exchange) => exchange.now)).toBe(at('2026-11-20', '09:31'));
});
