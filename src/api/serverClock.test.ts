import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketReasons, quoteMaxAgeMs } from '../domain/market/marketReasons';

const header = 'Fri, 20 Nov 2026 01:00:00 GMT';
const serverMs = Date.UTC(2026, 10, 20, 1);

const at = (receivedAt: number, travelMs = 0) => ({ sentAt: receivedAt - travelMs, receivedAt });

/** A new tab. */
let { clockErrorMs, learnServerTime, serverNow, subscribeClock } = await import('./serverClock');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: serverMs });
  vi.resetModules();
  ({ clockErrorMs, learnServerTime, serverNow, subscribeClock } = await import('./serverClock'));
  learnServerTime(header);
});
afterEach(() => vi.useRealTimers());

it.each([-3_600_000, -2_000, 0, 2_000, 86_400_000])(
  'is the server’s time when the device is %d ms off',
  (off) => {
    learnServerTime(header, at(serverMs + off));
    expect(serverNow() + off).toBe(serverMs);
  },
);

it('advances with the device’s clock', () => {
  vi.setSystemTime(serverMs + 1_500);
  expect(serverNow()).toBe(serverMs + 1_500);
});

it('is calculated from the moment at which the answer arrived', () => {
  learnServerTime(header, at(serverMs - 5_000));
  expect(serverNow()).toBe(serverMs + 5_000);
});

it.each([undefined, null, '', 'soon', serverMs, ['Fri', '20 Nov']])(
  'stays as it is when the header is %j',
  (other) => {
    learnServerTime(header, at(serverMs - 5_000));
    learnServerTime(other);
    expect(serverNow()).toBe(serverMs + 5_000);
  },
);

it('reports jumps, and ignores a difference of one second', () => {
  const reported: number[] = [];
  const unsubscribe = subscribeClock(() => reported.push(serverNow()));
  learnServerTime(header, at(serverMs + 1_000));
  expect(reported).toEqual([]);
  learnServerTime('Sun, 22 Nov 2026 01:00:00 GMT', at(serverMs));
  expect(reported).toEqual([Date.UTC(2026, 10, 22, 1)]);
  unsubscribe();
  learnServerTime(header);
  expect(reported).toHaveLength(1);
});

it('keeps the better estimate when a slow answer follows', () => {
  vi.setSystemTime(serverMs + 20_000);
  learnServerTime('Fri, 20 Nov 2026 01:00:10 GMT', at(serverMs + 20_000, 10_000));
  expect(serverNow()).toBe(serverMs + 20_000);
});

it('does not go back when the device’s clock is set back', () => {
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(serverMs - 3_600_000);
  expect(serverNow()).toBe(serverMs + 10_000);
});

describe('the age of a quote', () => {
  const reasonsFor = (quotedAt: number) =>
    marketReasons({
      priceType: 'market',
      quote: { latestPrice: '1200', quotedAt },
      now: serverNow(),
      latestNow: serverNow() + clockErrorMs(),
      sessionOpen: true,
      opensAt: undefined,
    });

  /** What the device learns from a server whose clock is `off` ahead, over a network with these travel times. */
  function answer(off: number, there: number, back: number) {
    vi.advanceTimersByTime(there);
    const date = new Date(Date.now() + off).toUTCString();
    vi.advanceTimersByTime(back);
    learnServerTime(date, at(Date.now(), there + back));
    return Date.now() + off;
  }

  it('of 15 s is not exceeded by one of 26 s, when all answers are 10 s on their way back', () => {
    vi.setSystemTime(serverMs + 999);
    const trueNow = answer(120_000, 0, 10_000);
    expect(reasonsFor(trueNow - 26_000)).toEqual([{ kind: 'quoteStale', maxAgeMs: quoteMaxAgeMs }]);
    expect(reasonsFor(trueNow - quoteMaxAgeMs - 1)).toHaveLength(1);
    expect(reasonsFor(trueNow - 10_000)).toEqual([]);
  });

  it.each([
    [0, 0],
    [40, 60],
    [0, 10_000],
    [10_000, 0],
    [3_000, 6_000],
  ])('is never less than the true one: %d ms there, %d ms back', (there, back) => {
    for (let count = 0; count < 20; count += 1) {
      vi.advanceTimersByTime(1_234);
      const trueNow = answer(-7_200_000, there, back);
      const latest = serverNow() + clockErrorMs();
      expect(latest).toBeGreaterThanOrEqual(trueNow);
      expect(latest - trueNow).toBeLessThanOrEqual(there + back + 999);
    }
  });
});
