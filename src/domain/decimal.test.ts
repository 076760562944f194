import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  isPositive,
  isWhole,
  isZero,
  max,
  min,
  multiply,
  negate,
  round,
  subtract,
} from './decimal';

/** Integers that represent decimals in ten-thousandths. */
const scaled = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const toDecimal = (scaledValue: bigint): string => {
  const digits = (scaledValue < 0n ? -scaledValue : scaledValue).toString().padStart(5, '0');
  return `${scaledValue < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

describe('decimal', () => {
  it('adds and subtracts exactly where binary floating point does not', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(subtract('0.3', '0.1')).toBe('0.2');
    expect(add()).toBe('0');
    expect(add('99999999999999999999', '0.01')).toBe('99999999999999999999.01');
  });

  it('agrees with whole-number arithmetic at any size', () => {
    fc.assert(
      fc.property(scaled, scaled, (a, b) => {
        expect(compare(add(toDecimal(a), toDecimal(b)), toDecimal(a + b))).toBe(0);
        expect(compare(subtract(toDecimal(a), toDecimal(b)), toDecimal(a - b))).toBe(0);
        expect(compare(multiply(toDecimal(a), String(b)), toDecimal(a * b))).toBe(0);
        expect(compare(toDecimal(a), toDecimal(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('never returns an exponent, a trailing zero or a negative zero', () => {
    fc.assert(
      fc.property(scaled, scaled, (a, b) => {
        for (const result of [add(toDecimal(a), toDecimal(b)), round(toDecimal(a), 2, 'halfUp')]) {
          expect(result).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
        }
      }),
    );
    expect(multiply('1e30', '1')).toBe('1000000000000000000000000000000');
    expect(negate('0')).toBe('0');
    expect(round('-0.001', 2, 'halfUp')).toBe('0');
  });

  it.each([
    ['1.005', 2, 'down', '1'],
    ['1.005', 2, 'halfUp', '1.01'],
    ['1.001', 2, 'up', '1.01'],
    ['-1.005', 2, 'halfUp', '-1.01'],
    ['-1.009', 2, 'down', '-1'],
    ['-1.001', 2, 'up', '-1.01'],
    ['12.5', 2, 'down', '12.5'],
  ] as const)('rounds %s to %i decimals %s: %s', (value, decimals, rounding, expected) => {
    expect(round(value, decimals, rounding)).toBe(expected);
  });

  it('divides to the given decimals with the given rounding', () => {
    expect(divide('1', '3', 2)).toBe('0.33');
    expect(divide('2', '3', 2)).toBe('0.67');
    expect(divide('1', '3', 2, 'up')).toBe('0.34');
    expect(divide('2', '3', 2, 'down')).toBe('0.66');
    expect(divide('1', '1000000000000', 2, 'up')).toBe('0.01');
    expect(divide('10', '5', 2, 'up')).toBe('2');
    expect(() => divide('1', '0', 2)).toThrow();
  });

  it('recognises signs, zeros and whole numbers', () => {
    expect([isPositive('0.01'), isPositive('0'), isPositive('-1')]).toEqual([true, false, false]);
    expect([isZero('0.00'), isZero('-0'), isZero('0.01')]).toEqual([true, true, false]);
    expect([isWhole('2.0'), isWhole('-3'), isWhole('2.5')]).toEqual([true, true, false]);
  });

  it('compares by value, not by notation', () => {
    expect(min('10', '9', '-1')).toBe('-1');
    expect(max('9.50', '10', '9.5')).toBe('10');
    expect(max('1.50')).toBe('1.5');
  });

  it('throws for text that is not a number', () => {
    expect(() => add('1', 'abc')).toThrow();
    expect(() => round('', 2, 'down')).toThrow();
  });
});
