import { describe, expect, it } from 'vitest';
import { limitPriceReasons } from './limitPriceReasons';

const limits = { limitUp: '3495', limitDown: '2499' };

describe('limitPriceReasons', () => {
  it.each(['3000', '3,005', '３０００', '2499', '3495'])('accepts %s', (typed) => {
    expect(limitPriceReasons('price', typed, limits)).toEqual([]);
  });

  it.each([
    ['', { kind: 'priceMissing' }],
    ['  ', { kind: 'priceMissing' }],
    ['1e3', { kind: 'priceNotNumber' }],
    ['0', { kind: 'priceNotPositive' }],
    ['-3000', { kind: 'priceNotPositive' }],
    ['3500', { kind: 'priceAboveLimit', limit: '3495' }],
    ['2498', { kind: 'priceBelowLimit', limit: '2499' }],
    ['3002', { kind: 'priceOffTick', tick: '5', below: '3000', above: '3005' }],
    ['2999.5', { kind: 'priceOffTick', tick: '1', below: '2999', above: '3000' }],
  ])('refuses %j', (typed, reason) => {
    expect(limitPriceReasons('price', typed, limits)).toMatchObject([reason]);
  });

  it('uses the tick that the server sends for the stock', () => {
    expect(limitPriceReasons('price', '2999.5', limits, '0.5')).toEqual([]);
    expect(limitPriceReasons('price', '3002', limits, '0.5')).toEqual([]);
    expect(limitPriceReasons('price', '2999.7', limits, '0.5')).toEqual([
      { kind: 'priceOffTick', tick: '0.5', below: '2999.5', above: '3000', field: 'price' },
    ]);
  });

  it('checks only the tick when the limits are unknown', () => {
    expect(limitPriceReasons('price', '9990', undefined)).toEqual([]);
    expect(limitPriceReasons('price', '9995', undefined)).toMatchObject([{ kind: 'priceOffTick' }]);
  });

  it('uses a minimum bid instead of the lower limit', () => {
    const offer = { limitUp: '3495', minimumBid: '2600' };
    expect(limitPriceReasons('price', '2600', offer)).toEqual([]);
    expect(limitPriceReasons('price', '2599', offer)).toMatchObject([
      { kind: 'priceBelowMinimumBid', minimum: '2600' },
    ]);
  });
});
