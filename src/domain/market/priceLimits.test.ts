import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../decimal';
import { priceLimits } from './priceLimits';
import { isOnTick } from './ticks';

describe('priceLimits', () => {
  it.each([
    ['99', '129', '69'],
    ['100', '150', '50'],
    ['20', '50', '1'],
    ['999', '1149', '849'],
    ['1000', '1300', '700'],
    ['2500', '3000', '2000'],
    ['2999', '3495', '2499'],
    ['4995', '5690', '4295'],
    ['10000', '13000', '7000'],
    ['15000', '19000', '11000'],
    ['49999999', '56900000', '43000000'],
    ['50000000', '60000000', '40000000'],
  ])('lets %s move up to %s and down to %s', (previousClose, limitUp, limitDown) => {
    expect(priceLimits(previousClose)).toEqual({ limitUp, limitDown });
  });

  it('gives limits on a tick around every close', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80_000_000 }), (close) => {
        const { limitUp, limitDown } = priceLimits(String(close));
        expect(isOnTick(limitUp) && isOnTick(limitDown)).toBe(true);
        expect(compare(limitDown, String(close))).toBeLessThanOrEqual(0);
        expect(compare(limitUp, String(close))).toBe(1);
      }),
    );
  });
});
