import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';

it('calls every listener, in the order of subscription', () => {
  const { emit, subscribe } = createEmitter<number>();
  const heard: string[] = [];
  subscribe((n) => heard.push(`first ${n}`));
  subscribe((n) => heard.push(`second ${n}`));
  emit(1);
  emit(2);
  expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
});

it('calls only listeners that are still subscribed', () => {
  const { emit, subscribe } = createEmitter<number>();
  const [goes, remains] = [vi.fn(), vi.fn()];
  const stop = subscribe(goes);
  subscribe(remains);
  stop();
  stop();
  emit(1);
  expect([goes.mock.calls, remains.mock.calls]).toEqual([[], [[1]]]);
});

it('calls the listeners at the time of the event: not those added, and still those removed, during it', () => {
  const { emit, subscribe } = createEmitter<number>();
  const [goes, comes] = [vi.fn(), vi.fn()];
  subscribe(() => {
    stop();
    subscribe(comes);
  });
  const stop = subscribe(goes);
  emit(1);
  expect([goes.mock.calls, comes.mock.calls]).toEqual([[[1]], []]);
});
