import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { type Fault, fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import { storyHandlers } from '../../../mocks/story';
import '../../../tests/page';
import { indices } from '../contract/market';
import { forgetWaits } from '../serverWaits';
import { pollInterval } from './pollInterval';
import { createQueryClient } from './queryClient';
import { callQuery } from './useCall';

// React Query polls only in a browser.
environmentManager.setIsServer(() => false);
const server = listenInProcess([]);
const { handlers } = storyHandlers({ scenario: 'trader' });
let times: number[] = [];
server.events.on('request:start', () => {
  times.push(Date.now());
});
let end = () => {};
// Modules don't load while the timers are faked.
afterEach(() => {
  end();
  forgetWaits();
  vi.useRealTimers();
});
afterAll(() => server.close());

const everyMs = 5_000;
const works = () => server.resetHandlers(...handlers);
const fails = (one: Fault = fault('serverError')) => server.resetHandlers(...withFaults([one], []));

function startPolling(): void {
  vi.useFakeTimers({ now: 0 });
  times = [];
  const query = new QueryObserver(createQueryClient({ retry: false }), {
    ...callQuery(indices, {}),
    refetchInterval: pollInterval(everyMs, () => 0),
  });
  end = query.subscribe(() => {});
}

const waits = () => times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 100) * 100);

it('is the usual one while it succeeds', async () => {
  works();
  startPolling();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(waits()).toEqual([5_000, 5_000, 5_000, 5_000]);
});

it('is longer with each failure, and the usual one again after a success', async () => {
  fails();
  startPolling();
  await vi.advanceTimersByTimeAsync(46_000);
  expect(waits()).toEqual([5_000, 10_000, 15_000, 15_000]);
  works();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(waits().slice(4)).toEqual([15_000, 5_000]);
  fails();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(waits().slice(6)).toEqual([5_000, 5_000, 10_000]);
});

it.each(['tooManyRequests', 'unavailable'] as const)(
  'is the time that the server names with %s, when that is longer',
  async (kind) => {
    works();
    startPolling();
    await vi.advanceTimersByTimeAsync(1_000);
    fails({ kind, retryAfter: '60' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waits()).toEqual([5_000]);
    works();
    await vi.advanceTimersByTimeAsync(10_500);
    expect(waits()).toEqual([5_000, 60_000, 5_000]);
  },
);
