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
  ['11', [{ kind: 'lotsAboveMaximum', maximum: 10, of: 'order' }]],
  ['2', []],
  ['１０', []],
  ['10.0', []],
])('with limits of 2 to 10 lots, "%s": %j', (typed, reasons) => {
  expect(lotsReasons('lots', typed, { minimum: 2, maximum: 10 })).toMatchObject(reasons);
});

it('has no limits by default', () => {
  expect(lotsReasons('lots', '1')).toEqual([]);
  expect(lotsReasons('lots', '1,000,000')).toEqual([]);
});

it('names the field for invalid input, but not for an empty one', () => {
  expect(lotsReasons('lots', 'two')).toEqual([{ kind: 'lotsNotNumber', field: 'lots' }]);
  expect(lotsReasons('lots', '')).toEqual([{ kind: 'lotsMissing' }]);
});
