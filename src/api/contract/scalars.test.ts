import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stockCandles } from './candles';
import { code, count, date, decimal, headerValue, listOf, moment, name, text } from './scalars';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};

describe('a decimal', () => {
  it.each([
    [' 1234.50 ', '1234.5'],
    [1e21, '1000000000000000000000'],
    ['1e3', '1000'],
    [-0.25, '-0.25'],
    ['9'.repeat(24), '9'.repeat(24)],
    [5e-324, '0'],
    [1.2345678901234567e-23, '0.000000000000000000000012345678901234567'],
  ])('%j is %s', (value, decimalOf) => expect(read(decimal, value)).toBe(decimalOf));

  it.each([
    '1e1000000000',
    '1e-1000000000',
    '1e99',
    1e308,
    '9'.repeat(25),
    `0.${'3'.repeat(41)}`,
    'NaN',
    '',
    '0x1F',
  ])('%j is none', (value) => expect(read(decimal, value)).toBe('refused'));
});

it.each([-1, '-1', 0.5, 2 ** 53, '1e30'])('%j is no count', (value) => {
  expect(read(count, value)).toBe('refused');
});

describe('a time', () => {
  it.each([
    8.64e15,
    8.64e15 + 1,
    -1e15,
    1e300,
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
  ])('%j is no moment', (value) => expect(read(moment, value)).toBe('refused'));

  it.each(['2026-02-31', '2026-13-01', '1899-12-31', '9999-12-31', 'tomorrow'])('%s is no day', (value) => {
    expect(read(date, value)).toBe('refused');
  });

  it('is accepted otherwise', () => {
    expect([read(moment, '2026-11-20T01:15:00Z'), read(moment, 0)]).toEqual([
      Date.UTC(2026, 10, 20, 1, 15),
      0,
    ]);
    for (const written of [
      '2026-11-20t01:15:00z',
      '2026-11-20 10:15:00+09:00',
      '2026-11-20T10:15:00.000+0900',
    ])
      expect([written, read(moment, written)]).toEqual([written, Date.UTC(2026, 10, 20, 1, 15)]);
    expect([read(date, '2028-02-29'), read(date, '2199-12-31')]).toEqual(['2028-02-29', '2199-12-31']);
  });
});

it.each(['', 'a\u202eb', 'a\u200bb', ' a', 'x'.repeat(201), 'א', '\ud800'])('%j is no id', (value) => {
  expect(read(text, value)).toBe('refused');
});

it.each(['1063.E', 'A 1', '株式会社', '한국', 'x'.repeat(200)])('%j is an id', (value) => {
  expect(read(text, value)).toBe(value);
});

it('removes invisible characters from a name, and refuses one without visible characters', () => {
  expect(read(name, '\u202eACME\u200b')).toBe('ACME');
  expect(String(read(name, 'x'.repeat(100_000)))).toHaveLength(100);
  expect(read(name, '\u200b\u2060 \u3164')).toBe('refused');
});

it.each(['a b', 'a\r\nadmin: 1', 'トークン', '', 'x'.repeat(4_097)])('%j is no header value', (value) => {
  expect(read(headerValue, value)).toBe('refused');
});

it('has no duplicates in a list, and limits its length', () => {
  const rows = [{ id: '1' }, { id: '2' }, { id: '1' }];
  expect(read(listOf(v.object({ id: text })), rows)).toEqual([{ id: '1' }, { id: '2' }]);
  expect(read(listOf(v.object({ at: count })), [{ at: 1 }, { at: 1 }])).toEqual([{ at: 1 }, { at: 1 }]);
  expect(read(listOf(count), [1, 1])).toEqual([1, 1]);
  expect(
    read(
      listOf(count),
      Array.from({ length: 5_001 }, () => 1),
    ),
  ).toBe('refused');
});

it('has the bars of a chart in the order of time, each once', () => {
  const bar = { open: 1, high: 1, low: 1, close: 1, volume: 1 };
  const bars = [2, 1, 2].map((openedAt, index) => ({ ...bar, openedAt, close: index }));
  const { response } = stockCandles;
  expect(v.parse(response, bars).map(({ openedAt, close }) => [openedAt, close])).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
  expect(v.is(response, [{ ...bar, openedAt: 1, high: 1e13 }])).toBe(false);
});

it('removes blanks around a code, and refuses an empty or long one', () => {
  expect(read(code, ' 1063 ')).toBe('1063');
  expect(read(code, 'x'.repeat(200))).toHaveLength(200);
  expect(read(code, 'x'.repeat(201))).toBe('refused');
  expect(read(code, '  ')).toBe('refused');
});
