import { describe, expect, it } from 'vitest';
import { isAccidental, nextPress, type Press } from './pressSeries';

/** The last of several presses at these times, in ms. */
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
    ['before it appeared', 990, true],
  ])('%s on something that has appeared: ignored or not', (_, at, ignored) => {
    expect(isAccidental(lastOf([at]), 1_000)).toBe(ignored);
  });

  it('on something without a recorded appearance is accepted', () => {
    expect(isAccidental(lastOf([0]), Number.NEGATIVE_INFINITY)).toBe(false);
  });
});

describe('quick taps', () => {
  const taps = Array.from({ length: 8 }, (_, count) => 1_000 + count * 150);

  it('are one series: if something appears during it, all later taps are ignored', () => {
    for (let count = 2; count <= taps.length; count += 1)
      expect(isAccidental(lastOf(taps.slice(0, count)), 1_100)).toBe(true);
  });

  it('on something that was there before the first tap are all accepted', () => {
    for (let count = 1; count <= taps.length; count += 1)
      expect(isAccidental(lastOf(taps.slice(0, count)), 600)).toBe(false);
  });

  it('end with a pause of 350 ms', () => {
    expect(isAccidental(lastOf([...taps, 2_050 + 349]), 1_100)).toBe(true);
    expect(isAccidental(lastOf([...taps, 2_050 + 350]), 1_100)).toBe(false);
  });
});

describe('a key that is held', () => {
  it('does not press what appears meanwhile, even if its first repetition is late', () => {
    expect(isAccidental(lastOf([1_000, 2_500], true), 1_100)).toBe(true);
  });

  it('keeps pressing what it was first pressed on', () => {
    expect(isAccidental(lastOf([1_000, 2_500], true), 600)).toBe(false);
  });
});
