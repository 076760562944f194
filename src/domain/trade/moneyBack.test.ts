import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtract } from '../decimal';
import { lossFromHere } from './lossFromHere';
import { moneyBack } from './moneyBack';
import { openingCost } from './orderCost';
import { profitIfClosed } from './profitIfClosed';

const rates = {
  purchaseFeeRate: '0.001',
  sellingFeeRate: '0.001',
  stampDutyRate: '0.001',
  liquidationFeeRate: '0.0005',
  maintenanceMarginRate: '0.025',
};

/** A lot at 561 without a loan: 561,561 yen with the fee. */
const paidInFull = {
  side: 'long',
  buyPrice: '561',
  latestPrice: '561',
  quantity: 1000,
  originalMargin: '561000',
  addedMargin: '0',
  purchaseFee: '561',
} as const;
const leveraged = { ...paidInFull, originalMargin: '56100', liquidationPrice: '518' } as const;

describe('moneyBack', () => {
  it.each([
    // All four fees are 1,963.50 yen, of which 561 are paid.
    ['at its entry', paidInFull, '561561', { amount: '559597.5', percent: 100 }, undefined],
    [
      'with a loan',
      leveraged,
      '56661',
      // 56,100 less 1,402.50 yen of closing fees.
      { amount: '54697.5', percent: 97 },
      // 43 yen a share less, and fees of 1,295 yen.
      { amount: '11805', percent: 21 },
    ],
    [
      'in profit',
      { ...leveraged, latestPrice: '600' },
      '56661',
      { amount: '93600', percent: 166 },
      { amount: '11805', percent: 21 },
    ],
    [
      'with added margin',
      { ...leveraged, addedMargin: '10000', liquidationPrice: '506' },
      '66661',
      { amount: '64697.5', percent: 98 },
      { amount: '9835', percent: 15 },
    ],
    [
      'beyond all of it: nothing comes back',
      { ...leveraged, latestPrice: '400' },
      '56661',
      { amount: '0', percent: 0 },
      { amount: '11805', percent: 21 },
    ],
  ] as const)('%s', (_, position, paid, now, atLiquidation) => {
    expect(moneyBack(position, rates)).toEqual({ paid, now, atLiquidation });
  });

  it('is unknown without a fill, and without rates', () => {
    expect(moneyBack({ ...paidInFull, buyPrice: null }, rates)).toBeUndefined();
    expect(moneyBack(paidInFull, undefined)).toBeUndefined();
  });

  it('falls by what can be lost from here until the liquidation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('long' as const, 'short' as const),
        fc.integer({ min: 100, max: 5000 }),
        fc.constantFrom(2, 3, 5, 10),
        (side, price, leverage) => {
          const buyPrice = String(price);
          const opening = openingCost({ side, price: buyPrice, shares: 1000, leverage, rates });
          const { margin, purchaseFee = '0', liquidationPrice } = opening;
          const { net = '0' } = profitIfClosed(
            { side, buyPrice, shares: 1000, purchaseFee },
            buyPrice,
            rates,
          );
          const position = {
            side,
            buyPrice,
            latestPrice: buyPrice,
            liquidationPrice,
            quantity: 1000,
            originalMargin: margin,
            addedMargin: '0',
            purchaseFee,
            profitLoss: net,
          };
          const back = moneyBack(position, rates);
          const lost = subtract(back?.now.amount ?? '0', back?.atLiquidation?.amount ?? '0');
          expect(Number(lost)).toBe(Number(lossFromHere(position, rates)?.atLiquidation));
        },
      ),
    );
  });
});
