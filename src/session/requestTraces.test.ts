import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import {
  isTraceKept,
  keepTrace,
  type RequestTrace,
  removeTrace,
  subscribeTraces,
  tracesOf,
} from './requestTraces';
import { signIn, signOut } from './session';

const owner = '9012345678';
const order: RequestTrace = { id: 'a', owner, path: '/trade/Open', at: 5, sentAt: 5 };
const closing: RequestTrace = { id: 'b', owner, path: '/trade/Close', of: 'P1', at: 6, sentAt: 6 };

let device: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
});

it('is kept for its member over a sign-out, and other members don’t see it', () => {
  signIn({ token: 't', account: owner, isAdmin: null });
  keepTrace(order);
  signOut();
  expect(tracesOf(owner)).toEqual([order]);
  expect(tracesOf('9012345679')).toEqual([]);
});

it('is found by its call, by the record that it changes, or by both; the oldest first', () => {
  keepTrace(closing);
  keepTrace(order);
  expect(tracesOf(owner)).toEqual([order, closing]);
  expect(tracesOf(owner, { path: '/trade/Close' })).toEqual([closing]);
  expect(tracesOf(owner, { of: 'P1' })).toEqual([closing]);
  expect(tracesOf(owner, { path: '/trade/Close', of: 'P2' })).toEqual([]);
});

it('is gone once its result is known', () => {
  keepTrace(order);
  removeTrace(order.id);
  expect(isTraceKept(order.id)).toBe(false);
  expect(tracesOf(owner)).toEqual([]);
});

it('is seen when another tab keeps it, and is the same object until it changes', () => {
  const listener = vi.fn();
  const stop = subscribeTraces(listener);
  device.setItem('sent:a', JSON.stringify(order));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'sent:a' }));
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(tracesOf(owner)[0]).toBe(tracesOf(owner)[0]);
});

it('is kept in memory when the device’s storage is full', () => {
  device.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepTrace(order);
  expect(tracesOf(owner)).toEqual([order]);
  removeTrace(order.id);
  expect(tracesOf(owner)).toEqual([]);
});

it.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['no time', JSON.stringify({ ...order, sentAt: undefined })],
  ['an id that is no text', JSON.stringify({ ...order, id: 7 })],
])('is ignored when its text is damaged: %s', (_, text) => {
  device.setItem('sent:a', text);
  expect(tracesOf(owner)).toEqual([]);
});
