import { describe, expect, it } from 'vitest';
import { formatByKind } from './byKind';
import { formatGermanMoney } from './germanMoney';
import { formatMoney } from './money';
import { formatPercent, formatSignedPercent } from './percent';
import { formatPlainNumber } from './plainNumber';
import { formatChartPrice, formatPrice } from './price';
import { formatSigned } from './signed';
import { type Figure, noFigure } from './writeFigure';
import { formatYen, formatYenLimit } from './yen';

/** Each formatter with: an amount to round, a negative one, and a negative one that rounds to zero. */
const formatters: [string, (value: Figure) => string, string, string, string][] = [
  ['formatMoney', formatMoney, '1,234.57', '−1,234.50', '0.00'],
  ['formatGermanMoney', formatGermanMoney, '1.234,57 €', '−1.234,50 €', '0,00 €'],
  ['formatByKind of usd', (value) => formatByKind(value, 'usd'), '$1,234.57', '−$1,234.50', '$0.00'],
  ['formatYen', formatYen, '¥1,234.57', '−¥1,234.50', '¥0.00'],
  ['formatYenLimit', formatYenLimit, '¥1,234.565', '−¥1,234.5', '−¥0.004'],
  ['formatPercent', formatPercent, '1,234.57%', '−1,234.50%', '0.00%'],
  ['formatSignedPercent', formatSignedPercent, '+1,234.57%', '−1,234.50%', '0.00%'],
  ['formatSigned', formatSigned, '+1,234.57', '−1,234.50', '0.00'],
  ['formatPlainNumber', formatPlainNumber, '1,234.565', '−1,234.5', '−0.004'],
  ['formatPrice', formatPrice, '1,234.565', '−1,234.5', '−0.004'],
];

describe.each(formatters)('%s', (_, format, rounded, negative, nearlyZero) => {
  it('writes, signs and rounds half up', () => {
    expect(format('1234.565')).toBe(rounded);
    expect(format('-1234.5')).toBe(negative);
    expect(format('-0.004')).toBe(nearlyZero);
  });

  it('shows a dash for what is no figure', () => {
    for (const value of [null, undefined, '', 'abc', Number.NaN, Infinity, -Infinity]) {
      expect(format(value)).toBe(noFigure);
    }
  });

  it('keeps every digit of a huge figure', () => {
    expect(format('12345678901234567890123').replace(/\D/g, '')).toMatch(/^12345678901234567890123(00)?$/);
  });
});

describe('decimals', () => {
  it('are those asked for', () => {
    expect(formatChartPrice('1234.5', 0)).toBe('1,235');
    expect(formatByKind('1234.5', 'VND', { decimals: 0 })).toBe('1,235');
    expect(formatSigned('15', { decimals: 0 })).toBe('+15');
    expect(formatPercent('12.345', { decimals: 1 })).toBe('12.3%');
    expect(formatSignedPercent('-12.35', { decimals: 1 })).toBe('−12.4%');
  });

  it.each([
    ['2100', '1', '2,100'],
    ['2100', '0.5', '2,100.0'],
    ['2100', '0.50', '2,100.0'],
    ['2100.25', '0.5', '2,100.3'],
    ['2100.25', '10', '2,100'],
    ['2100.25', undefined, '2,100.25'],
    ['2100.25', 'abc', '2,100.25'],
    [null, '1', '—'],
  ])('of the price %s on a tick of %s are those of the tick: %s', (price, tick, expected) => {
    expect(formatPrice(price, tick)).toBe(expected);
  });
});

describe('formatByKind', () => {
  it.each(['usd', 'CRY', 'FX'])('writes %s in dollars', (kind) => {
    expect(formatByKind('-1234.5', kind)).toBe('−$1,234.50');
  });

  it('gives a sign both ways when asked, in euros as well', () => {
    const signed = (value: string) => [
      formatByKind(value, 'usd', { plus: true }),
      formatByKind(value, 'THB', { plus: true }),
      formatGermanMoney(value, { plus: true }),
    ];
    expect(signed('1234.5')).toEqual(['+$1,234.50', '+1,234.50', '+1.234,50 €']);
    expect(signed('0')).toEqual(['$0.00', '0.00', '0,00 €']);
  });

  it.each(['jpy', 'USD', 'cry', ''])('writes %j in the default format', (kind) => {
    expect(formatByKind('1234.5', kind)).toBe('1,234.50');
  });
});
