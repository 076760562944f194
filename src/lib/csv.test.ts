import { expect, it } from 'vitest';
import { toCsv } from './csv';

/** Reads what RFC 4180 allows, as a spreadsheet would. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it('has a byte order mark, and lines that end with CRLF', () => {
  expect(
    toCsv([
      ['time', 'amount'],
      ['2026/11/20 10:11', '-482400.5'],
    ]),
  ).toBe('\uFEFFtime,amount\r\n2026/11/20 10:11,-482400.5\r\n');
});

it.each([
  ['a comma', 'one, two', '"one, two"'],
  ['a quotation mark', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['nothing', '', ''],
  ['an empty figure', '—', '—'],
])('quotes %s', (_, value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://a.example","x")', '"\'=HYPERLINK(""http://a.example"",""x"")"'],
  ['+81 3', "'+81 3"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
])('keeps %j from being run as a formula', (value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
});

it.each(['-482400', '+5', '0', '-0.5', '1234.56'])('leaves the figure %s as it is', (value) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${value}\r\n`);
});

it.each([
  ['20261120000001', '"\t20261120000001"'],
  ['0050', '"\t0050"'],
  ['12E5', '"\t12E5"'],
  ['A-17', 'A-17'],
  ['=1+1', "'=1+1"],
  ['', ''],
])('keeps the number %j a text', (text, written) => {
  expect(toCsv([[{ text }]])).toBe(`\uFEFF${written}\r\n`);
});

it('can be parsed back to the same cells', () => {
  const rows = [
    ['a', 'b,c', 'd"e', 'f\r\ng', ''],
    ['', '-1.5', '星波銀行', '""', ',,'],
  ];
  expect(parse(toCsv(rows).slice(1))).toEqual(rows);
});
