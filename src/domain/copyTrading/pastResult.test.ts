import { expect, it } from 'vitest';
import { pastResult } from './pastResult';

it.each([
  ['300000', '-0.2158', '-64740'],
  ['10001', '-0.001768', '-17.69'],
  ['10001', '0.001768', '17.68'],
  ['300000', '0', '0'],
  ['300000', '-1', '-300000'],
])('of %s at %s is %s', (amount, result, expected) => {
  expect(pastResult(amount, result)).toBe(expected);
});
