import { expect, test } from 'vitest';
import { discountToMarket } from './blockTradeDiscount';

test.each([
  ['95', '100', { amount: '5', percent: '5' }],
  ['1234', '1300', { amount: '66', percent: '5.08' }],
  ['100', '100', { amount: '0', percent: '0' }],
  ['103', '100', { amount: '-3', percent: '-3' }],
  ['1', '0', { amount: '-1', percent: '0' }],
])('a bid of %s at a market of %s', (price, marketPrice, discount) => {
  expect(discountToMarket(price, marketPrice)).toEqual(discount);
});
