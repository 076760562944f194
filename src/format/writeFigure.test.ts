import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minus, noFigure, writeFigure } from './writeFigure';

const toPlain = (written: string): string => written.replaceAll(',', '').replace(minus, '-');
/** Decimals of any size, in the plain notation that writing them and reading them back must give again. */
const plainDecimal = fc
  .stringMatching(/^-?(0|[1-9]\d{0,60})(\.\d{0,20}[1-9])?$/)
  .filter((text) => text !== '-0');

describe('writeFigure', () => {
  it.each([
    null,
    undefined,
    '',
    '  ',
    'abc',
    '1,000',
    '0x10',
    '1.2.3',
    '--1',
    '1e9999',
    NaN,
    Infinity,
    -Infinity,
  ])('has no figure for %j', (value) => {
    expect(writeFigure(value, { decimals: 2, prefix: '$' })).toBe(noFigure);
  });

  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    ['-0', '0.00'],
    ['-0.004', '0.00'],
    ['0.005', '0.01'],
    ['-0.005', '−0.01'],
    ['1.005', '1.01'],
    ['999.995', '1,000.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    ['1e21', '1,000,000,000,000,000,000,000.00'],
    [1e-7, '0.00'],
    ['.5', '0.50'],
    ['0012.5', '12.50'],
    [' 12 ', '12.00'],
  ])('writes %s as %s', (value, expected) => {
    expect(writeFigure(value, { decimals: 2 })).toBe(expected);
  });

  it('gives a sign both ways when asked, but never to a zero', () => {
    const signed = (value: string) =>
      writeFigure(value, { decimals: 1, plus: true, prefix: '$', suffix: '%' });
    expect(['1', '-1', '0', '-0.01', '0.01'].map(signed)).toEqual([
      '+$1.0%',
      '−$1.0%',
      '$0.0%',
      '$0.0%',
      '$0.0%',
    ]);
  });

  it('reads back as the same figure, when nothing is rounded', () => {
    fc.assert(
      fc.property(plainDecimal, (value) => {
        expect(toPlain(writeFigure(value))).toBe(value);
      }),
    );
  });

  it('puts exactly three digits after every separator', () => {
    fc.assert(
      fc.property(plainDecimal, (value) => {
        expect(writeFigure(value, { decimals: 2 })).toMatch(/^−?\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });

  it('rounds like whole-number arithmetic at any size', () => {
    const scaled = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
    fc.assert(
      fc.property(scaled, (tenThousandths) => {
        const size = tenThousandths < 0n ? -tenThousandths : tenThousandths;
        const sign = tenThousandths < 0n ? '-' : '';
        const hundredths = String((size + 50n) / 100n).padStart(3, '0');
        const expected = `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
        const written = writeFigure(`${sign}${size}e-4`, { decimals: 2 });
        expect(toPlain(written)).toBe(/[1-9]/.test(expected) ? sign + expected : expected);
      }),
    );
  });

  it('takes in any text at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.string({ unit: fc.constantFrom(...'0159-.eE') })),
        (value) => {
          expect(writeFigure(value, { decimals: 2 })).toMatch(/^(—|−?\d{1,3}(,\d{3})*\.\d\d)$/);
        },
      ),
    );
  });

  it('is done at once with a hundred thousand digits, or with what only looks like them', () => {
    const digits = '9'.repeat(100_000);
    const started = performance.now();
    expect(writeFigure(digits)).toHaveLength(133_333);
    expect(writeFigure(`${digits}x`)).toBe(noFigure);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
