import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTyped } from './typedNumber';

const toFullWidth = (text: string): string =>
  text.replace(/[0-9.,-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('parseTyped', () => {
  it.each([
    ['1000', '1000'],
    ['1,000', '1000'],
    ['１，０００', '1000'],
    ['１，２３４．５０', '1234.5'],
    ['  1,234,567.89　', '1234567.89'],
    ['-5', '-5'],
    ['－５', '-5'],
    ['−5', '-5'],
    ['+5', '5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ])('reads %j as %s', (typed, expected) => {
    expect(parseTyped(typed)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '.',
    '-',
    '1.2.3',
    '1e5',
    '12abc',
    '1,00',
    '1000,000',
    ',100',
    '1,,000',
    '0,125',
    '1.000,5',
    '1 000',
    '--5',
    '5-',
    'Infinity',
    'NaN',
    '0x10',
    '¥100',
    '一',
  ])('refuses %j', (typed) => {
    expect(parseTyped(typed)).toBeUndefined();
  });

  it('reads an amount in any grouping and width', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (amount) => {
        const grouped = amount.toLocaleString('en-US');
        for (const typed of [String(amount), grouped, toFullWidth(grouped), ` ${grouped}　`]) {
          expect(parseTyped(typed)).toBe(String(amount));
        }
      }),
    );
  });

  it('returns a plain decimal or undefined for any text', () => {
    const pasted = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'019,.-+eE ０，．－') }));
    fc.assert(
      fc.property(pasted, (text) => {
        expect(parseTyped(text) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});
