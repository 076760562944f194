import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff';

describe('the wait after failures in a row', () => {
  it.each([
    [2_000, 0, [2_000, 4_000, 8_000, 15_000, 15_000]],
    [2_000, 0.5, [3_000, 6_000, 12_000, 22_500, 22_500]],
    [500, 0, [500, 1_000, 2_000, 4_000, 8_000]],
    // Once in a minute is rare enough.
    [60_000, 0, [60_000, 60_000, 60_000, 60_000, 60_000]],
  ])('of a request every %d ms, with the random number %d', (usualMs, random, waits) => {
    expect(waits.map((_, index) => backoffMs({ failures: index + 1, usualMs, random }))).toEqual(waits);
  });

  const usual = [500, 2_000, 5_000, 15_000, 60_000];
  const cases = usual.flatMap((usualMs) =>
    [1, 2, 3, 10, 2_000].flatMap((failures) =>
      [0, 0.25, 0.999].flatMap((random) =>
        [0, 1, 30_000].map((askedMs) => ({ usualMs, failures, random, askedMs })),
      ),
    ),
  );

  it('is never shorter than the usual wait or the one that the server asked for, and has an end', () => {
    for (const each of cases) {
      const ms = backoffMs(each);
      expect(ms, JSON.stringify(each)).toBeGreaterThanOrEqual(Math.max(each.usualMs, each.askedMs));
      expect(ms, JSON.stringify(each)).toBeLessThanOrEqual(
        Math.max(30_000, 2 * each.usualMs, each.askedMs + 1_000),
      );
    }
  });

  it('differs between clients, also when the server names one time for all', () => {
    for (const askedMs of [0, 600_000]) {
      const waits = [0, 0.3, 0.9].map((random) =>
        backoffMs({ failures: 1, usualMs: 2_000, askedMs, random }),
      );
      expect(new Set(waits).size).toBe(3);
    }
  });
});
