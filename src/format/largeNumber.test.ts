import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLargeNumber, localUnits } from './largeNumber';

describe('formatLargeNumber', () => {
  it.each([
    ['0', '0'],
    ['999.99', '999.99'],
    ['999.994', '999.99'],
    ['999.995', '1K'],
    ['1000', '1K'],
    ['12345', '12.35K'],
    ['999994', '999.99K'],
    ['999995', '1 juta'],
    ['1000000', '1 juta'],
    ['1500000', '1.5 juta'],
    ['-1500000', '−1.5 juta'],
    ['-0.001', '0'],
    ['1234567890', '1,234.57 juta'],
    ['1004999.99999999999999999999', '1 juta'],
    [1e21, '1,000,000,000,000,000 juta'],
    [null, '—'],
    ['', '—'],
    [Number.NaN, '—'],
    [-Infinity, '—'],
  ])('labels %s %s', (value, expected) => {
    expect(formatLargeNumber(value)).toBe(expected);
  });

  it('is off by half a hundredth of its unit at most', () => {
    const units: Record<string, bigint> = { ' juta': 1_000_000n, K: 1_000n, '': 1n };
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (value) => {
        const [, digits = '', suffix = '?'] = /^([\d.,]+)(.*)$/.exec(formatLargeNumber(String(value))) ?? [];
        const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.');
        const hundredths = BigInt(whole + fraction.padEnd(2, '0'));
        const unit = units[suffix] ?? 0n;
        const error = hundredths * unit - value * 100n;
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(unit);
      }),
    );
  });

  it('never shows a thousand of a unit that has another above it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2_000_000n }), (value) => {
        expect(formatLargeNumber(String(value))).not.toMatch(/,\d{3}(\.\d+)?K?$/);
      }),
    );
  });
});

describe('in the units of a language', () => {
  it.each([
    ['jp', '9999.99', '9,999.99'],
    ['jp', '9999.995', '1万'],
    ['jp', '12345678', '1,234.57万'],
    ['jp', '99999999', '1億'],
    ['jp', '88178180000', '881.78億'],
    ['jp', '1500000000000', '1.5兆'],
    ['tw', '12345678', '1,234.57萬'],
    ['tw', '-88178180000', '−881.78億'],
    ['en', '12345', '12.35K'],
    ['en', '999995', '1M'],
    ['en', '88178180000', '88,178.18M'],
  ] as const)('%s: %s is %s', (language, value, expected) => {
    expect(formatLargeNumber(value, undefined, localUnits[language])).toBe(expected);
  });

  it('invalid figures have no unit', () => {
    expect(formatLargeNumber('', undefined, localUnits.jp)).toBe('—');
  });
});
