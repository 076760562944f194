import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retryAfter';

const now = Date.UTC(1994, 10, 6, 8, 49, 7);
const day = 86_400_000;

describe('the wait that Retry-After asks for', () => {
  it.each([
    ['30', 30_000],
    [' 30 ', 30_000],
    ['0', 0],
    ['1', 1_000],
    ['86400', day],
    ['999999999999999999999', day],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 30_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 30_000],
    ['Sun Nov  6 08:49:37 1994', 30_000],
    ['Sun, 06 Nov 1994 08:49:07 GMT', 0],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
    ['Sat, 06 Nov 2094 08:00:00 GMT', day],
  ])('%j is %d ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });

  it.each([undefined, null, '', 'soon', '-5', '1.5', '30s', 'Sunday', '2026-11-20T01:00:00Z', 30, ['30']])(
    '%j names no time',
    (header) => {
      expect(retryAfterMs(header, now)).toBeUndefined();
    },
  );
});
