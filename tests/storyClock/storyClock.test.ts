import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { controlClock, startClock, stopClock } from '../../.storybook/storyClock';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, setInterval }));
  controlClock();
  startClock(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('lets timers run while a story plays', () => {
  const call = vi.fn();
  window.setTimeout(call, 10_000);
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(1);
});

it('stops those that would end the state of a played story, also those that were set before', () => {
  const [limit, poll, debounce] = [vi.fn(), vi.fn(), vi.fn()];
  window.setTimeout(limit, 10_000);
  stopClock();
  window.setInterval(poll, 5_000);
  window.setTimeout(debounce, 300);
  vi.advanceTimersByTime(60_000);
  expect([limit, poll, debounce].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});
