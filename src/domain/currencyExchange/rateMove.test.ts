import { expect, it } from 'vitest';
import { rateMove } from './rateMove';

it.each([
  ['no rate seen yet', undefined, '155'],
  ['no present rate', '155', undefined],
  ['the same rate', '155', '155.0'],
])('is none with %s', (_, seen, now) => {
  expect(rateMove(seen, now, '0.001')).toBeUndefined();
});

it.each([
  ['155', '155.155', '0.001', false],
  ['155', '155.31', '0.002', true],
  ['0.0064516129', '0.006443', '-0.001335', true],
  ['0', '155', '0', true],
])('from %s to %s is a fraction of %s; too far: %s', (from, to, part, tooFar) => {
  expect(rateMove(from, to, '0.001')).toEqual({ from, to, part, tooFar });
});
