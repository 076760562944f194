import { expect, it } from 'vitest';
import { isBelowProjection, resultOfCourse } from './lockUpPast';

it.each([
  ['0.000071', '0.0001', true],
  ['-0.0002', '0.0001', true],
  ['0.0001', '0.0001', false],
  ['0.000216', '0.00016', false],
])('an average of %s against %s from the projection: below it is %s', (average, projectedLow, below) => {
  expect(isBelowProjection({ average, projectedLow })).toBe(below);
});

it.each([
  [['10000', '10020', '9950'], '-0.005'],
  [['10000', '10068.9'], '0.00689'],
  [['10000'], undefined],
  [[], undefined],
  [null, undefined],
  [undefined, undefined],
])('the result of %j is %s', (trail, result) => {
  expect(resultOfCourse(trail)).toBe(result);
});
