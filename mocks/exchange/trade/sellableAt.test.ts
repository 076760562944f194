import { expect, test } from 'vitest';
import { at } from '../../scenarios/clock';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { LockRule } from '../world';
import { closePosition } from './closePosition';
import { grantedLot } from './grantedLot';
import { positionView } from './positionView';

// Each lot is granted on this Friday at 10:00; Monday is a holiday.
const friday = '2026-11-20';
const tuesday = '2026-11-24';
const wednesday = '2026-11-25';

test.each<[string, LockRule, date: string, time: string, key: string, n?: string]>([
  ['fifteen minutes', { kind: 'minutes' }, friday, '10:00', 'sellAfterFifteenMinutes'],
  ['one minute left of fifteen', { kind: 'minutes' }, friday, '10:14', 'sellableAfterMinutes', '1'],
  ['the day it was bought', { kind: 'nextTradingDay' }, friday, '14:00', 'notSellableSameDay'],
  ['the next trading day (T+1)', { kind: 'nextTradingDay' }, tuesday, '15:00', 'notSellableSameDay'],
  ['five days', { kind: 'days', days: 5 }, friday, '10:00', 'notSellableForDays', '5'],
  ['the last of five days', { kind: 'days', days: 5 }, tuesday, '15:29', 'notSellableForDays', '1'],
  ['managed by a mentor', { kind: 'managed' }, '2026-12-18', '10:00', 'lockedUp'],
])('locked: %s', (_, lock, date, time, key, n) => {
  const setup = testExchange();
  const { id } = grantedLot(setup, lock);
  const sell = () => closePosition(setup.open(time, date), setup.member, { id, priceType: 'market' });
  expect(sell).toThrow(expect.objectContaining({ key, params: n ? { n } : {} }));
});

test('locked: the remaining time is in minutes, rounded up', () => {
  const setup = testExchange();
  const { id } = grantedLot(setup, { kind: 'minutes' });
  const sellAt = (moment: number) =>
    closePosition(openExchange(setup.world, moment), setup.member, { id, priceType: 'market' });
  const sellable = at(friday, '10:15');
  const oneMinute = { key: 'sellableAfterMinutes', params: { n: '1' } };
  expect(() => sellAt(sellable - 1)).toThrow(expect.objectContaining(oneMinute));
  expect(sellAt(sellable).status).toBe('closed');
});

test.each<[string, LockRule, date: string, time: string]>([
  ['after fifteen minutes', { kind: 'minutes' }, friday, '10:15'],
  ['on the second trading day', { kind: 'nextTradingDay' }, wednesday, '09:00'],
  ['when its days are over', { kind: 'days', days: 5 }, wednesday, '09:00'],
  ['at once without a lock', { kind: 'none' }, friday, '10:00'],
])('sellable, and reported as sellable: %s', (_, lock, date, time) => {
  const setup = testExchange();
  const position = grantedLot(setup, lock);
  const exchange = setup.open(time, date);
  const { sellableAt } = positionView(exchange, position);
  expect(Date.parse(String(sellableAt))).toBe(at(date, time));
  const { status, closedBy } = closePosition(exchange, setup.member, {
    id: position.id,
    priceType: 'market',
  });
  expect([status, closedBy]).toEqual(['closed', 'member']);
});

test('a managed position never has a time from which it can be sold', () => {
  const setup = testExchange();
  const position = grantedLot(setup, { kind: 'managed' });
  expect(positionView(setup.open('10:30'), position)).toMatchObject({ lock: 'managed', sellableAt: null });
});
