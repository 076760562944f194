import { expect, it } from 'vitest';
import { priceChange } from './priceChange';

it.each([
  ['1250', '1220', '30', '2.46'],
  ['1190', '1220', '-30', '-2.46'],
  ['1220', '1220.0', '0', '0'],
  ['2100.5', '2098', '2.5', '0.12'],
  ['100', '0', '100', undefined],
])('from %2$s to %1$s is %3$s', (price, from, change, changePercent) => {
  expect(priceChange(price, from)).toEqual({ change, changePercent });
});
