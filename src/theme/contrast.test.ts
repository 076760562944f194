import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { decorative } from './contrastPairs';
import { measured, minimumContrast, tokensIn } from './measuredPairs';

describe('the contrast ratio', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#0000ff', '#ffffff', 8.592],
    ['#676b74', '#676b74', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 3);
  });
});

describe('a colour on its background', () => {
  it.each(
    measured.map((pair) => {
      const { kind, ink, ground, convention = 'both conventions' } = pair;
      return [`${ink} on ${ground} in ${convention}`, minimumContrast[kind], kind, pair.ratio] as const;
    }),
  )('%s has %d:1 for a %s', (_, needed, _kind, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(needed);
  });
});

it('every colour is in a pair, except decoration', () => {
  const paired = new Set(measured.flatMap(({ ink, ground }) => [ink, ground]));
  const others = Object.keys(tokensIn('redUp')).filter((token) => !paired.has(token as never));
  expect(others.sort()).toEqual([...decorative].sort());
});
