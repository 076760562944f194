import { expect, it } from 'vitest';
import { resultAtLiquidation } from './resultAtLiquidation';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const held = {
  side: 'long',
  buyPrice: '1200',
  liquidationPrice: '984',
  quantity: 2000,
  purchaseFee: '2400',
} as const;

it.each([
  // 216 yen a share, the purchase fee, and 0.25 % of 1,968,000 yen.
  ['a long position', held, rates, '-439320'],
  // 216 yen a share, the purchase fee, and 0.25 % of 2,832,000 yen.
  ['a short position', { ...held, side: 'short', liquidationPrice: '1416' }, rates, '-441480'],
  ['one that is never liquidated', { ...held, liquidationPrice: null }, rates, undefined],
  ['an order that is not filled', { ...held, buyPrice: null }, rates, undefined],
  ['an unknown rate', held, { ...rates, stampDutyRate: null }, undefined],
  ['unknown rates', held, undefined, undefined],
] as const)('%s', (_, position, known, result) => {
  expect(resultAtLiquidation(position, known)).toBe(result);
});
