import { expect, test } from 'vitest';
import { bidAboveMarket } from './bidAboveMarket';

test.each([
  ['below the market', '119', '120', undefined],
  ['at the market', '120', '120', undefined],
  ['a tick above the market', '2501', '2500', { far: false }],
  ['less than three percent above', '121', '120', { far: false }],
  ['three percent above', '1030', '1000', { far: false }],
  ['more than three percent above', '1031', '1000', { far: true }],
  ['in a market without a price', '120', '0', undefined],
])('a bid %s', (_, price, marketPrice, above) => {
  expect(bidAboveMarket(price, marketPrice)).toEqual(above && expect.objectContaining(above));
});
