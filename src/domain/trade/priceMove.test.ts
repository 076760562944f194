import { describe, expect, it } from 'vitest';
import { priceMove } from './priceMove';

describe('priceMove', () => {
  it('returns the move of the price', () => {
    expect(priceMove('1000', '1001')).toEqual({ from: '1000', to: '1001', by: '1', tooFar: false });
    expect(priceMove('1000', '995.5')).toMatchObject({ by: '-4.5', tooFar: false });
  });

  it.each([
    ['buy', '1005', false],
    ['buy', '1006', true],
    ['buy', '900', false],
    ['sell', '995', false],
    ['sell', '994', true],
    ['sell', '1100', false],
  ] as const)('a %s from 1,000 to %s needs another confirmation: %s', (action, now, tooFar) => {
    expect(priceMove('1000', now, { action, tolerance: '0.005' })?.tooFar).toBe(tooFar);
  });

  it('is undefined without two different prices', () => {
    expect(priceMove('1000', '1000.0')).toBeUndefined();
    expect(priceMove(undefined, '1000')).toBeUndefined();
    expect(priceMove('1000', undefined)).toBeUndefined();
  });
});
