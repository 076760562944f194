import { expect, it } from 'vitest';
import { heatOf } from './heat';

it.each([
  [0, 0],
  [0.01, 0.12],
  [-0.33, 0.12],
  [0.34, 0.24],
  [-0.67, 0.36],
  [1, 0.36],
  [-25, 0.36],
])('of a change of %d, with the strongest from 1, is %d', (value, heat) => {
  expect(heatOf(value, 1)).toBe(heat);
});
