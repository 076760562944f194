import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compare, divide } from '../decimal';
import { amountNeeded, convertedAmount, crossRate, rateHasMoved } from './currencyConversion';
import { isCurrencyAmount } from './currencyDecimals';
import { currencies } from './currencyExchangeVocabulary';

describe('crossRate', () => {
  it.each([
    ['155', '1', '155'],
    ['1', '155', '0.0064516129'],
    ['17.6', '155', '0.11354838'],
    ['0.0059', '368', '0.000016032608'],
    ['368', '0.0059', '62372.881'],
  ])('of %s yen and %s yen is %s, with eight digits', (from, to, expected) => {
    expect(crossRate(from, to)).toBe(expected);
  });
});

describe('convertedAmount', () => {
  it.each([
    ['1000', '0.0064516129', 'USD', '6.45'],
    ['100', '155.129', 'JPY', '15512.9'],
    ['1', '1435.9999', 'KRW', '1435'],
    ['0.01', '0.5', 'USD', '0'],
  ] as const)('of %s at %s in %s is %s', (amount, rate, to, expected) => {
    expect(convertedAmount(amount, rate, to)).toBe(expected);
  });
});

const yenValue = fc
  .bigInt({ min: 50_000_000n, max: 5_000_000_000_000n })
  .map((units) => divide(String(units), '10000000000', 10));
const currency = fc.constantFrom(...currencies);
const cents = fc.integer({ min: 1, max: 1_000_000_000 }).map((number) => divide(String(number), '100', 2));

test('a round trip never makes a gain', () => {
  fc.assert(
    fc.property(yenValue, yenValue, currency, cents, (one, other, to, amount) => {
      const there = convertedAmount(amount, crossRate(one, other), to);
      const back = convertedAmount(there, crossRate(other, one), 'USD');
      expect(compare(back, amount)).toBeLessThanOrEqual(0);
    }),
  );
});

test('a cycle of three currencies never makes a gain', () => {
  fc.assert(
    fc.property(yenValue, yenValue, yenValue, currency, currency, cents, (a, b, c, two, three, amount) => {
      const second = convertedAmount(amount, crossRate(a, b), two);
      const third = convertedAmount(second, crossRate(b, c), three);
      expect(compare(convertedAmount(third, crossRate(c, a), 'USD'), amount)).toBeLessThanOrEqual(0);
    }),
  );
});

test('the amount needed is the smallest that converts to the requested amount', () => {
  fc.assert(
    fc.property(yenValue, yenValue, currency, cents, (one, other, to, wanted) => {
      const rate = crossRate(one, other);
      fc.pre(isCurrencyAmount(wanted, to));
      const amount = amountNeeded(wanted, rate, 'USD');
      expect(compare(convertedAmount(amount, rate, to), wanted)).toBeGreaterThanOrEqual(0);
      const cent = divide(String(Math.round(Number(amount) * 100) - 1), '100', 2);
      expect(compare(convertedAmount(cent, rate, to), wanted)).toBe(-1);
    }),
  );
});

describe('rateHasMoved', () => {
  it.each([
    ['155', '155', false],
    ['155', '155.155', false],
    ['155', '155.1551', true],
    ['155', '154.845', false],
    ['155', '154.8449', true],
    ['0', '155', true],
    ['-155', '155', true],
  ])('from %s to %s: %s', (seen, now, expected) => {
    expect(rateHasMoved(seen, now, '0.001')).toBe(expected);
  });
});
