import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNow, subscribeClock } from './serverClock';

const header = 'Fri, 20 Nov 2026 01:00:00 GMT';
const serverMs = Date.UTC(2026, 10, 20, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: serverMs });
  learnServerTime(header);
});
afterEach(() => vi.useRealTimers());

it.each([-3_600_000, -1, 0, 1, 86_400_000])('is the server’s time when the device is %d ms off', (off) => {
  vi.setSystemTime(serverMs + off);
  learnServerTime(header);
  expect(serverNow()).toBe(serverMs);
});

it('advances with the device’s clock', () => {
  vi.setSystemTime(serverMs + 1_500);
  expect(serverNow()).toBe(serverMs + 1_500);
});

it('is calculated from the moment at which the answer arrived', () => {
  learnServerTime(header, serverMs - 5_000);
  expect(serverNow()).toBe(serverMs + 5_000);
});

it.each([undefined, null, '', 'soon', serverMs, ['Fri', '20 Nov']])(
  'stays as it is when the header is %j',
  (other) => {
    learnServerTime(header, serverMs - 5_000);
    learnServerTime(other);
    expect(serverNow()).toBe(serverMs + 5_000);
  },
);

it('reports jumps, and ignores a difference of one second', () => {
  const reported: number[] = [];
  const unsubscribe = subscribeClock(() => reported.push(serverNow()));
  learnServerTime(header, serverMs + 1_000);
  expect(reported).toEqual([]);
  learnServerTime('Sun, 22 Nov 2026 01:00:00 GMT', serverMs);
  expect(reported).toEqual([Date.UTC(2026, 10, 22, 1)]);
  unsubscribe();
  learnServerTime(header);
  expect(reported).toHaveLength(1);
});
