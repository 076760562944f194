import { expect, test } from 'vitest';
import { ipoPrice } from './ipoPrice';

test.each([
  ['1280', 3, '3840000'],
  ['82.5', 1, '82500'],
  ['43990', 50, '2199500000'],
  ['1280', 0, '0'],
])('at %s a share, %i lots of 1000 cost %s yen', (issuePrice, lots, price) => {
  expect(ipoPrice({ issuePrice, lots, lotSize: 1000 })).toBe(price);
});
