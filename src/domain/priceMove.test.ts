import { describe, expect, it } from 'vitest';
import { priceMove } from './priceMove';

describe('priceMove', () => {
  it('returns the move of the price', () => {
    expect(priceMove('1000', '1001')).toEqual({ from: '1000', to: '1001', by: '1', tooFar: false });
    expect(priceMove('1000', '995.5')).toMatchObject({ by: '-4.5', tooFar: false });
  });

  it.each([
    ['1009', false],
    ['1010', true],
    ['991', false],
    ['990', true],
    ['2000', true],
  ])('from 1,000 to %s needs another confirmation: %s', (now, tooFar) => {
    expect(priceMove('1000', now)?.tooFar).toBe(tooFar);
  });

  it('is undefined without two different prices', () => {
    expect(priceMove('1000', '1000.0')).toBeUndefined();
    expect(priceMove(undefined, '1000')).toBeUndefined();
    expect(priceMove('1000', undefined)).toBeUndefined();
  });
});
