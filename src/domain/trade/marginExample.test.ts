import { expect, it } from 'vitest';
import { marginExample } from './marginExample';

const rates = { maintenanceMarginRate: '0.02' };
/** 2,400,000 yen at a leverage of five. */
const long = {
  side: 'long',
  buyPrice: '1200',
  liquidationPrice: '984',
  quantity: 2000,
  originalMargin: '480000',
  addedMargin: '0',
} as const;

it.each([
  // 1 % of the turnover is 24,000 yen; 50,000 yen are 25 a share.
  ['a long position', long, rates, { amount: '50000', liquidationPrice: '959' }],
  [
    'a short position',
    { ...long, side: 'short', liquidationPrice: '1416' },
    rates,
    { amount: '50000', liquidationPrice: '1441' },
  ],
  // 20,000 yen are 10 a share.
  [
    'one whose margin was added to',
    { ...long, buyPrice: '1000', originalMargin: '400000', addedMargin: '20000' },
    rates,
    { amount: '20000', liquidationPrice: '800' },
  ],
  ['one that is never liquidated', { ...long, liquidationPrice: null }, rates, undefined],
  ['one that would be paid in full with it', { ...long, originalMargin: '2390000' }, rates, undefined],
  ['an order', { ...long, buyPrice: null }, rates, undefined],
  ['unknown rates', long, undefined, undefined],
  ['an unknown rate', long, {}, undefined],
] as const)('%s', (_, position, known, example) => {
  expect(marginExample(position, known)).toEqual(example);
});
