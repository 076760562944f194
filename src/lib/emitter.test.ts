import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';

it('tells every listener, in the order in which they came', () => {
  const { emit, subscribe } = createEmitter<number>();
  const heard: string[] = [];
  subscribe((n) => heard.push(`first ${n}`));
  subscribe((n) => heard.push(`second ${n}`));
  emit(1);
  emit(2);
  expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
});

it('tells nobody who has gone, and who remains', () => {
  const { emit, subscribe } = createEmitter<number>();
  const [goes, remains] = [vi.fn(), vi.fn()];
  const stop = subscribe(goes);
  subscribe(remains);
  stop();
  stop();
  emit(1);
  expect([goes.mock.calls, remains.mock.calls]).toEqual([[], [[1]]]);
});

it('tells those who listen when it happens: not who comes meanwhile, and still who goes meanwhile', () => {
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
