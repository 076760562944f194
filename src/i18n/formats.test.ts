import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../format/dateTime';
import { formatDay } from '../format/day';
import { formatMoney } from '../format/money';
import { formatsOf } from './formats';

const moment = Date.parse('2026-03-02T09:05:07+09:00');

describe('a language of the app', () => {
  it.each(['en', 'en-GB', 'ja', 'ja-JP', 'jp', 'tw', 'zh-Hant-TW'])(
    'has the specified formats: %s',
    (language) => {
      const formats = formatsOf(language);
      fc.assert(
        fc.property(fc.bigInt().map(String), (figure) => {
          expect(formats.money(figure)).toBe(formatMoney(figure));
        }),
      );
      expect(formats.date(moment)).toBe(formatDate(moment));
    },
  );

  it('names weekdays in its language', () => {
    expect(formatsOf('ja').day('2026-03-02')).toBe(formatDay('2026-03-02', 'jp'));
    expect(formatsOf('tw').weekday('2026-03-02')).toBe('週一');
  });
});

describe('German', () => {
  const formats = formatsOf('de-DE');

  it('has its separators in all figures', () => {
    expect(formats.figure('1234.5', { suffix: '%' })).toBe('1.234,5%');
    expect(formats.number('1234567')).toBe('1.234.567');
    expect(formats.money('-1234.5')).toBe('−1.234,50');
    expect(formats.yen('1234.5')).toBe('¥1.234,50');
    expect(formats.yenLimit('1000')).toBe('¥1.000');
    expect(formats.price('2100', '0.5')).toBe('2.100,0');
    expect(formats.chartPrice('2100.5', 1)).toBe('2.100,5');
    expect(formats.signed('1234.5')).toBe('+1.234,50');
    expect(formats.percent('12.5')).toBe('12,50%');
    expect(formats.signedPercent('1.25')).toBe('+1,25%');
    expect(formats.byKind('1234.5', 'usd')).toBe('$1.234,50');
    expect(formats.largeNumber('12345')).toBe('12,35K');
  });

  it('has its dates, in exchange time', () => {
    // 1 March in Germany.
    const early = Date.parse('2026-03-02T00:30:00+09:00');
    expect(formats.date(early)).toBe('02.03.2026');
    expect(formats.dateTime(early)).toBe('02.03.2026 00:30');
    expect(formats.monthDayTime(early)).toBe('02.03. 00:30');
    expect(formats.day('2026-03-02')).toBe('02.03. (Mo)');
    expect(formats.weekday('2026-03-02')).toBe('Mo');
  });

  it('has the shortest form of a moment', () => {
    expect(formats.near(moment, moment)).toBe('09:05');
    expect(formats.near(moment, Date.parse('2026-04-01T00:00:00+09:00'))).toBe('02.03. 09:05');
    expect(formats.near(moment, Date.parse('2027-04-01T00:00:00+09:00'))).toBe('02.03.2026 09:05');
  });

  it.each([null, undefined, Number.NaN, 1e15])('has no date for the moment %s', (missing) => {
    expect(formats.date(missing)).toBe('—');
    expect(formats.dateTime(missing)).toBe('—');
    expect(formats.near(missing, moment)).toBe('—');
  });

  it('has no day for a text that is none', () => {
    expect(formats.day('')).toBe('—');
    expect(formats.weekday('tomorrow')).toBe('—');
  });
});

it('writes Latin digits and the years of the western calendar in every language', () => {
  expect(formatsOf('ar-EG').money('1234.5')).toMatch(/^1\D234\D50$/);
  expect(formatsOf('th').date(moment)).toBe('02/03/2026');
});

it.each(['deutsch!', '', '-'])('has English formats for %j, which is no tag', (language) => {
  expect(formatsOf(language).money('1234.5')).toBe('1,234.50');
});

it('takes a tag with an underscore', () => {
  expect(formatsOf('de_DE').money('1234.5')).toBe('1.234,50');
});

it('is the same object for the same language', () => {
  expect(formatsOf('de')).toBe(formatsOf('de'));
});

it.each([
  ['en', '1,234', '1,234.50', '+12', '−¥0.01'],
  ['jp', '1,234', '1,234.50', '+12', '−¥0.01'],
  ['de', '1.234', '1.234,50', '+12', '−¥0,01'],
])(
  '%s: whole amounts of yen have no decimals if that is chosen, others keep both',
  (language, ...written) => {
    const formats = formatsOf(language, { wholeYen: 'plain' });
    expect([
      formats.money('1234'),
      formats.money('1234.5'),
      formats.signed('12'),
      formats.yen('-0.01'),
    ]).toEqual(written);
    // Explicit decimals are those of a price, not of money.
    expect(formats.signed('12', { decimals: 2 })).toMatch(/00$/);
    expect(formats.percent('1')).toBe(formatsOf(language).percent('1'));
  },
);
