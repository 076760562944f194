import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLots, parseTyped, typedNumber } from './typedNumber';

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
    // Units of amounts.
    ['¥1,234.50', '1234.5'],
    ['￥１，２３４', '1234'],
    ['−¥1,234.50', '-1234.5'],
    ['¥-5', '-5'],
    ['1,234円', '1234'],
    ['1,234.50 JPY', '1234.5'],
    ['JPY 1,234', '1234'],
    ['jpy1,234', '1234'],
    ['＄645.16', '645.16'],
    ['100元', '100'],
    // Signs of Japanese and Chinese keyboards.
    ['1、234', '1234'],
    ['1､234', '1234'],
    ['12。5', '12.5'],
    ['12｡5', '12.5'],
    ['‐5', '-5'],
    ['–5', '-5'],
    // Spaces and invisible marks.
    ['1 000', '1000'],
    ['1\u00a0000\u00a0000', '1000000'],
    ['1\u202f000', '1000'],
    ['\u200b1\u2060,000\ufeff', '1000'],
    ['\u202a1,234\u202c', '1234'],
    // The app's own notation of euros.
    ['1.234,50 €', '1234.5'],
    ['645,16 €', '645.16'],
    // The app's own price change.
    ['▲ +2.00', '2'],
    ['▼\u00a0−2.00', '-2'],
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
    '10 00',
    '1 2 3',
    '1,000 000',
    '--5',
    '5-',
    'Infinity',
    'NaN',
    '0x10',
    '100 USD',
    '100 lots',
    '100株',
    '12.5%',
    '1¥00',
    '5ー3',
    '▲2.00',
    '1.234,50',
    '12,5',
    '1’234',
    '12万',
    '½',
    '10²',
    '①',
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

it('reads the code of the currency of the field', () => {
  expect(parseTyped('1,200.00 THB', 'THB')).toBe('1200');
  expect(parseTyped('$645.16 USD', 'USD')).toBe('645.16');
  expect(parseTyped('1,200.00 THB', 'USD')).toBeUndefined();
});

describe('parseLots', () => {
  it.each([
    ['12', '12'],
    ['１，２００', '1200'],
    ['1,200 lots', '1200'],
    ['1 Lot', '1'],
    ['5単元', '5'],
    ['5 張', '5'],
  ])('reads %j as %s', (typed, expected) => {
    expect(parseLots(typed)).toBe(expected);
  });

  it.each(['500株', '500 shares', '500股', '¥5', '5円', '5%', '1,0'])('refuses %j', (typed) => {
    expect(parseLots(typed)).toBeUndefined();
  });
});

describe('typedNumber', () => {
  const kindOf = (typed: string, of: 'amount' | 'price' | 'lots') => typedNumber('field', typed, of).reason;

  it('returns the number', () => {
    expect(typedNumber('field', '¥1,234.50', 'amount')).toEqual({ number: '1234.5' });
    expect(typedNumber('field', '1,200.00 THB', 'amount', 'THB')).toEqual({ number: '1200' });
    expect(typedNumber('field', '3 lots', 'lots')).toEqual({ number: '3' });
  });

  it.each(['', '  ', '\u200b', '　'])('says of %j that the field is empty', (typed) => {
    expect(kindOf(typed, 'amount')).toEqual({ kind: 'amountMissing' });
    expect(kindOf(typed, 'price')).toEqual({ kind: 'priceMissing' });
    expect(kindOf(typed, 'lots')).toEqual({ kind: 'lotsMissing' });
  });

  it.each([
    ['12万', '万'],
    ['1億2,000万円', '億'],
    ['3萬', '萬'],
    ['1.5亿', '亿'],
    ['12k', 'k'],
    ['12K円', 'K'],
    ['1.5M', 'M'],
    ['５ｍ', 'm'],
    ['1.5 juta', 'juta'],
    ['3千', '千'],
  ])('names the sign of %j', (typed, sign) => {
    expect(kindOf(typed, 'amount')).toEqual({ kind: 'multiplierTyped', sign, field: 'field' });
  });

  it.each([
    '1.234,50',
    '12,5',
    '1,00',
    '1234,50',
    ',5',
    '1,2345',
    '1、5',
    '12，5円',
    '1,234.5,6',
    '1 234,50',
  ])('names the comma of %j', (typed) => {
    expect(kindOf(typed, 'price')).toEqual({ kind: 'commaNotGrouping', field: 'field' });
  });

  it.each(['abc', '1e5', '1.2.3', '5-', '1,000.5.5', '1,000 abc', '—'])(
    'says of %j only that it is no number',
    (typed) => {
      expect(kindOf(typed, 'amount')).toEqual({ kind: 'amountNotNumber', field: 'field' });
      expect(kindOf(typed, 'lots')).toEqual({ kind: 'lotsNotNumber', field: 'field' });
    },
  );
});

describe('a number in the notation of another language', () => {
  const amounts = fc.tuple(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 }));

  it.each([
    'de-DE',
    'fr-FR',
    'de-CH',
    'es-ES',
    'pt-BR',
    'sv-SE',
    'vi-VN',
    'hi-IN',
    'ja-JP',
    'zh-TW',
    'en-US',
  ])('is never read as another number: %s', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(amounts, ([whole, cents]) => {
        const meant = `${whole}.${String(cents).padStart(2, '0')}`;
        const written = format.format(meant as Intl.StringNumericLiteral);
        expect([undefined, String(Number(meant))]).toContain(parseTyped(written));
      }),
    );
  });
});
