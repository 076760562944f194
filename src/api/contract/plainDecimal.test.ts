import Big from 'big.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainDecimal } from './plainDecimal';

it.each([
  ['0', '0'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['-0e5', '0'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007.50', '7.5'],
  ['-1.5E+3', '-1500'],
  ['12345e-2', '123.45'],
  ['12e-7', '0.0000012'],
  ['0.1e1', '1'],
])('%s is %s', (text, plain) => expect(plainDecimal(text)).toBe(plain));

it.each(['', '.', '-', '-.', 'e5', '.e5', '1e', '1e100', '1.2.3', '+1', '1,000', ' 1', '0x1F', 'NaN', '１'])(
  '%j is none',
  (text) => expect(plainDecimal(text)).toBeUndefined(),
);

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 });
const exponent = fc.option(fc.integer({ min: -99, max: 99 }));
const signs = fc.constantFrom('', '-');

it('agrees with the decimal library for any input', () => {
  fc.assert(
    fc.property(signs, digits, fc.boolean(), digits, exponent, (sign, whole, hasPoint, fraction, power) => {
      const number = hasPoint ? `${whole}.${fraction}` : whole;
      fc.pre(/\d/.test(number));
      const text = `${sign}${number}${power === null ? '' : `e${power}`}`;
      const exact = new Big(text);
      expect(plainDecimal(text)).toBe(exact.eq(0) ? '0' : exact.toFixed());
    }),
    { numRuns: 2_000 },
  );
});

it('refuses a text that is too long for a useful number', () => {
  expect(plainDecimal('9'.repeat(66))).toBe('9'.repeat(66));
  expect(plainDecimal('9'.repeat(67))).toBeUndefined();
});
