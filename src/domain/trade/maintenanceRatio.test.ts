import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../decimal';
import {
  dangerStage,
  dangerStages,
  type Leveraged,
  maintenanceRatio,
  nearestToLiquidation,
} from './maintenanceRatio';
import { sides } from './tradeVocabulary';

// A fifth of 2,400,000 yen is margin. 216 yen a share lower, 48,000 yen of it are left.
const long = {
  ...({ side: 'long', lock: 'none', quantity: 2000, buyPrice: '1200', liquidationPrice: '984' } as const),
  ...{ latestPrice: '1200', originalMargin: '480000', addedMargin: '0' },
};
const short = { ...long, side: 'short', liquidationPrice: '1416' } as const;

describe('the maintenance ratio of a position', () => {
  it.each([
    ['is margin over what is left of it at the liquidation price', long, '1000'],
    ['grows with the result', { ...long, latestPrice: '1250' }, '1209'],
    ['is 100 at the liquidation price', { ...long, latestPrice: '984' }, '100'],
    ['is more than 100 one tick before', { ...long, latestPrice: '984.1' }, '101'],
    ['is less beyond it', { ...long, latestPrice: '970' }, '42'],
    ['is not negative', { ...long, latestPrice: '900' }, '0'],
    ['of a short position falls when the price rises', { ...short, latestPrice: '1400' }, '167'],
    ['counts added margin', { ...long, addedMargin: '48000', liquidationPrice: '960' }, '1100'],
    ['is unknown for what is never liquidated', { ...long, liquidationPrice: null }, undefined],
    ['is unknown for an order', { ...long, buyPrice: null }, undefined],
    [
      'is unknown when nothing is left at the liquidation price',
      { ...long, liquidationPrice: '960' },
      undefined,
    ],
  ])('%s', (_, position, expected) => {
    expect(maintenanceRatio(position)).toBe(expected);
  });

  it('is never better at a worse price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sides),
        fc.tuple(fc.integer({ min: 900, max: 1500 }), fc.integer({ min: 900, max: 1500 })),
        (side, prices) => {
          const position = side === 'long' ? long : short;
          const [worse, better] = prices.toSorted((a, b) => (side === 'long' ? a - b : b - a));
          const ratioAt = (price?: number) =>
            maintenanceRatio({ ...position, latestPrice: String(price) }) ?? '';
          expect(compare(ratioAt(worse), ratioAt(better))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the stage', () => {
  it.each([
    ['1201', 'safe'],
    ['1093', 'safe'],
    ['1092', 'watch'],
    ['1038', 'close'],
    ['1005.6', 'near'],
    ['900', 'near'],
  ])('at %s is %s', (price, stage) => {
    expect(dangerStage(long, price)).toBe(stage);
  });

  it('is the last one for a position that was opened at its liquidation price', () => {
    expect(dangerStage({ buyPrice: '1200', liquidationPrice: '1200' }, '1250')).toBe('near');
  });

  it('never goes back while the price falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900, max: 1300 }), fc.nat(100), (price, fall) => {
        const at = (yen: number) => dangerStages.indexOf(dangerStage(long, String(yen)));
        expect(at(price - fall)).toBeGreaterThanOrEqual(at(price));
      }),
    );
  });
});

describe('the nearest to its liquidation', () => {
  const near = { ...long, latestPrice: '1000' };
  it.each<[string, Leveraged[], Leveraged]>([
    ['the first in the order of risk', [long, near, short], near],
    ['not one that the mentor watches', [{ ...near, lock: 'managed' }, long], long],
    ['not one that is never liquidated', [{ ...near, liquidationPrice: null }, long], long],
  ])('is %s', (_, positions, expected) => {
    expect(nearestToLiquidation(positions)?.position).toBe(expected);
  });

  it('has its ratio, its stage and what the price may still move', () => {
    expect(nearestToLiquidation([near])).toEqual({
      position: near,
      ratio: '167',
      stage: 'near',
      move: { yen: '16', percent: '1.6' },
    });
  });

  it('is unknown if none can be liquidated', () => {
    expect(nearestToLiquidation([])).toBeUndefined();
    expect(nearestToLiquidation([{ ...near, liquidationPrice: null }])).toBeUndefined();
  });
});
