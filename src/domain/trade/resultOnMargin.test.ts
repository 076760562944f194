import { expect, test } from 'vitest';
import { resultOnMargin } from './resultOnMargin';

test.each([
  ['a profit', '91350', '480000', '0', '0.1903'],
  ['a loss', '-108650', '480000', '0', '-0.2264'],
  ['with added margin', '-108650', '480000', '50000', '-0.205'],
  ['more than all of it', '-600000', '480000', '0', '-1.25'],
  ['nothing', '0', '480000', '0', '0'],
])('%s', (_, profitLoss, originalMargin, addedMargin, rate) => {
  expect(Number(resultOnMargin({ profitLoss, originalMargin, addedMargin }))).toBe(Number(rate));
});

test('without margin there is no rate', () => {
  expect(resultOnMargin({ profitLoss: '1', originalMargin: '0' })).toBeUndefined();
});
