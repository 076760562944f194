import { describe, expect, it } from 'vitest';
import { isAccidental, nextPress, type Press } from './pressSeries';

/** The last of several presses, each at so many ms. */
const lastOf = (times: number[], isHeld = false): Press =>
  times
    .slice(1)
    .reduce<Press>((before, at) => nextPress(before, at, isHeld), nextPress(undefined, times[0] ?? 0));

describe('a press', () => {
  it.each([
    ['at once', 1_000, true],
    ['after 349 ms', 1_349, true],
    ['after 350 ms', 1_350, false],
    ['later', 5_000, false],
    ['before it was drawn', 990, true],
  ])('%s on what has appeared', (_, at, ignored) => {
    expect(isAccidental(lastOf([at]), 1_000)).toBe(ignored);
  });

  it('on what nothing is noted of is taken', () => {
    expect(isAccidental(lastOf([0]), Number.NEGATIVE_INFINITY)).toBe(false);
  });
});

describe('quick taps', () => {
  const taps = Array.from({ length: 8 }, (_, count) => 1_000 + count * 150);

  it('are one series: where something appears in its midst, all that follow are ignored', () => {
    for (let count = 2; count <= taps.length; count += 1)
      expect(isAccidental(lastOf(taps.slice(0, count)), 1_100)).toBe(true);
  });

  it('on what stood there before the first are all taken', () => {
    for (let count = 1; count <= taps.length; count += 1)
      expect(isAccidental(lastOf(taps.slice(0, count)), 600)).toBe(false);
  });

  it('end with a pause of 350 ms', () => {
    expect(isAccidental(lastOf([...taps, 2_050 + 349]), 1_100)).toBe(true);
    expect(isAccidental(lastOf([...taps, 2_050 + 350]), 1_100)).toBe(false);
  });
});

describe('a key that is held', () => {
  it('presses nothing that appears meanwhile, however late it is first repeated', () => {
    expect(isAccidental(lastOf([1_000, 2_500], true), 1_100)).toBe(true);
  });

  it('goes on with what it was pressed on', () => {
    expect(isAccidental(lastOf([1_000, 2_500], true), 600)).toBe(false);
  });
});
