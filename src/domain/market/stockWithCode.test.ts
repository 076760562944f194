import { expect, it } from 'vitest';
import { stockWithCode } from './stockWithCode';

const stocks = [{ code: '1186' }, { code: '672M' }, { code: '672' }, { code: '55' }, { code: '55' }];

it.each([
  ['the code itself', '1186', '1186'],
  ['wide digits and spaces', ' １１８６ ', '1186'],
  ['lower case letters', '672m', '672M'],
  ['the beginning of a code', '118', undefined],
  ['a code on several exchanges', '55', undefined],
  ['nothing', '', undefined],
])('finds the stock for %s', (_, typed, code) => {
  expect(stockWithCode(stocks, typed)?.code).toBe(code);
});
