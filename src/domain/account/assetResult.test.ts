import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetResult, placeOf } from './assetResult';

const at = (...assets: [totalAssets: string, borrowed?: string][]) =>
  assets.map(([totalAssets, borrowed = '0'], index) => ({ at: index * 10, totalAssets, borrowed }));

describe('the result of a range', () => {
  it('is the change of the assets, in yen and in percent of the first', () => {
    const points = at(['1000'], ['900'], ['1250']);
    expect(assetResult({ points, movements: [] })).toEqual({ change: '250', percent: '25', moved: '0' });
  });

  it('contains no deposits and no withdrawals', () => {
    const movements = [
      { at: 5, amount: '1000' },
      { at: 6, amount: '-400' },
    ];
    // 100 on the 1,000 of before and the 1,000 that were deposited.
    const result = assetResult({ points: at(['1000'], ['1700']), movements });
    expect(result).toEqual({ change: '100', percent: '5', moved: '600' });
  });

  it('contains no loan', () => {
    const result = assetResult({ points: at(['1000'], ['1500', '500']), movements: [] });
    expect(result).toMatchObject({ change: '0', percent: '0' });
  });

  it('has no percent of nothing', () => {
    expect(assetResult({ points: at(['0'], ['10']), movements: [] })).toEqual({
      change: '10',
      percent: undefined,
      moved: '0',
    });
  });

  it.each([[[]], [at(['1000'])]])('needs two points', (points) => {
    expect(assetResult({ points, movements: [] })).toBeUndefined();
  });

  it('is the same whatever was deposited, if nothing else happened', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 10_000 })), (amounts) => {
        const movements = amounts.map((amount, index) => ({ at: index, amount: String(amount) }));
        const last = 1_000_000 + amounts.reduce((sum, amount) => sum + amount, 0);
        const result = assetResult({ points: at(['1000000'], [String(last)]), movements });
        expect(result).toMatchObject({ change: '0', percent: '0' });
      }),
    );
  });
});

it.each([
  [0, 0],
  [5, 0.5],
  [10, 1],
  [17.5, 1.75],
  [20, 2],
  [99, 2],
  [-1, 0],
])('a moment at %s is at place %s', (moment, place) => {
  expect(placeOf(moment, at(['1'], ['1'], ['1']))).toBe(place);
});
