import { beforeEach, expect, it, vi } from 'vitest';
import type { Stock } from '../contract/stocks';
import { createQuoteStore } from './quoteStore';

let now = 0;
const onWanted = vi.fn();
let store = createQuoteStore(onWanted);
beforeEach(() => {
  now = 1_000;
  onWanted.mockClear();
  store = createQuoteStore(onWanted);
});

const stock = (symbol: string, changes: Partial<Stock> = {}): Stock => ({
  symbol,
  code: symbol.slice(0, 4),
  exchange: 'EAST',
  name: { en: 'Sakura', tw: '櫻', jp: 'サクラ' },
  latestPrice: '1250',
  previousClose: '1220',
  change: '30',
  changePercent: '2.46',
  quotedAt: 100,
  volume: '1000',
  totalAmount: '1250000',
  ...changes,
});

it('is empty at first', () => {
  expect([store.get('1010.E'), store.asOf(), store.wanted()]).toEqual([undefined, undefined, []]);
});

it('notifies only listeners whose quote has changed', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  store.subscribe('1010.E', one);
  store.subscribe('1011.E', other);
  store.update([stock('1010.E'), stock('1012.E')], now);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

it('returns the same object while nothing has changed', () => {
  const listener = vi.fn();
  store.update([stock('1010.E')], now);
  const before = store.get('1010.E');
  store.subscribe('1010.E', listener);
  store.update([stock('1010.E')], now);
  expect(store.get('1010.E')).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

it.each<[string, Partial<Stock>]>([
  ['latestPrice', { latestPrice: '1251' }],
  ['previousClose', { previousClose: '1221' }],
  ['change', { change: '31' }],
  ['changePercent', { changePercent: '2.54' }],
  ['volume', { volume: '1100' }],
  ['totalAmount', { totalAmount: '1375000' }],
  ['quotedAt', { quotedAt: 101 }],
])('a different %s is a change', (_, changes) => {
  const listener = vi.fn();
  store.update([stock('1010.E')], now);
  store.subscribe('1010.E', listener);
  store.update([stock('1010.E', changes)], now);
  expect(store.get('1010.E')).toMatchObject(changes);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('ignores an older quote that arrives late', () => {
  const listener = vi.fn();
  store.update([stock('1010.E', { quotedAt: 200, latestPrice: '1300' })], now);
  store.subscribe('1010.E', listener);
  store.update([stock('1010.E', { quotedAt: 199 })], now);
  expect(store.get('1010.E')?.latestPrice).toBe('1300');
  expect(listener).not.toHaveBeenCalled();
});

it('wants each subscribed symbol once, until its last subscription ends', () => {
  const ends = [store.subscribe('1010.E', vi.fn()), store.subscribe('1010.E', vi.fn())];
  expect(store.wanted()).toEqual(['1010.E']);
  expect(onWanted).toHaveBeenCalledTimes(1);
  ends[0]?.();
  ends[0]?.();
  expect(store.wanted()).toEqual(['1010.E']);
  ends[1]?.();
  expect(store.wanted()).toEqual([]);
  expect(onWanted).toHaveBeenCalledTimes(2);
});

it('returns when the oldest quote on the screen was requested, changed or not', () => {
  store.subscribe('1010.E', vi.fn());
  store.subscribe('1011.E', vi.fn());
  store.update([stock('1010.E'), stock('1011.E'), stock('1012.E')], now);
  now = 3_000;
  store.update([stock('1010.E')], now);
  expect(store.asOf()).toBe(1_000);
  now = 5_000;
  store.update([stock('1010.E'), stock('1011.E')], now);
  expect(store.asOf()).toBe(5_000);
});

it('counts a requested symbol without an answer as known, but not an older quote', () => {
  store.subscribe('1010.E', vi.fn());
  store.update([stock('1010.E')], now);
  now = 3_000;
  store.update([], now, ['1010.E', '9999.E']);
  expect(store.asOf()).toBe(3_000);
  expect(store.get('9999.E')).toBeUndefined();
  now = 5_000;
  store.update([stock('1010.E', { quotedAt: 99 })], now);
  expect(store.asOf()).toBe(3_000);
});

it('removes all quotes, and notifies', () => {
  const listener = vi.fn();
  store.subscribe('1010.E', listener);
  store.update([stock('1010.E', { quotedAt: 200 })], now);
  store.clear();
  expect([store.get('1010.E'), store.asOf()]).toEqual([undefined, undefined]);
  expect(listener).toHaveBeenCalledTimes(2);
  store.update([stock('1010.E', { quotedAt: 100 })], now);
  expect(store.get('1010.E')?.quotedAt).toBe(100);
});

it('a listener that unsubscribes while it is notified does not affect the others', () => {
  const other = vi.fn();
  const end = store.subscribe('1010.E', () => end());
  store.subscribe('1010.E', other);
  store.update([stock('1010.E')], now);
  expect(other).toHaveBeenCalledTimes(1);
});
