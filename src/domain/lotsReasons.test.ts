import { expect, it } from 'vitest';
import { lotsReasons } from './lotsReasons';

it.each<[string, object[]]>([
  ['', [{ kind: 'lotsMissing' }]],
  ['  ', [{ kind: 'lotsMissing' }]],
  ['two', [{ kind: 'lotsNotNumber' }]],
  ['1.5', [{ kind: 'lotsNotWhole' }]],
  ['0', [{ kind: 'lotsNotPositive' }]],
  ['-3', [{ kind: 'lotsNotPositive' }]],
  ['1', [{ kind: 'lotsBelowMinimum', minimum: 2 }]],
  ['11', [{ kind: 'lotsAboveMaximum', maximum: 10 }]],
  ['2', []],
  ['１０', []],
  ['10.0', []],
])('of 2 to 10 lots, "%s" is %j', (typed, reasons) => {
  expect(lotsReasons(typed, { minimum: 2, maximum: 10 })).toEqual(reasons);
});

it('sets no limit that it was not given', () => {
  expect(lotsReasons('1')).toEqual([]);
  expect(lotsReasons('1,000,000')).toEqual([]);
});
