import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, multiply, negate, subtract } from '../decimal';
import { closingCost, netResult, openingCost, profitLoss } from './orderCost';

const rates = {
  purchaseFeeRate: '0.001',
  sellingFeeRate: '0.0015',
  stampDutyRate: '0.0005',
  liquidationFeeRate: '0.0002',
  maintenanceMarginRate: '0.05',
};

describe('openingCost', () => {
  it('takes margin and purchase fee', () => {
    expect(openingCost({ side: 'long', price: '2000', shares: 1000, leverage: 5, rates })).toEqual({
      turnover: '2000000',
      margin: '400000',
      purchaseFee: '2000',
      total: '402000',
      liquidationPrice: '1700',
    });
  });

  it('rounds the margin up and the fee half up, to the sen', () => {
    const order = { side: 'long', price: '1001', shares: 1, leverage: 3 } as const;
    expect(openingCost({ ...order, rates: { purchaseFeeRate: '0.001' } })).toMatchObject({
      margin: '333.67',
      purchaseFee: '1',
      total: '334.67',
    });
    const justHalf = openingCost({ ...order, price: '5', rates: { purchaseFeeRate: '0.001' } });
    expect(justHalf.purchaseFee).toBe('0.01');
  });

  it('omits amounts that need an unknown rate', () => {
    const order = { side: 'short', price: '2000', shares: 1000, leverage: 5 } as const;
    const cost = openingCost({ ...order, rates: { purchaseFeeRate: null } });
    expect(cost).toMatchObject({ turnover: '2000000', margin: '400000' });
    expect([cost.purchaseFee, cost.total, cost.liquidationPrice]).toEqual([undefined, undefined, undefined]);
  });
});

describe('closingCost', () => {
  it('charges each of the three fees on the closing turnover', () => {
    expect(closingCost({ price: '2100', shares: 1000, rates })).toEqual({
      sellingFee: '3150',
      stampDuty: '1050',
      liquidationFee: '420',
      total: '4620',
    });
  });

  it('has no total when one rate is unknown', () => {
    expect(closingCost({ price: '2100', shares: 1000, rates: { ...rates, stampDutyRate: null } })).toEqual({
      sellingFee: '3150',
      stampDuty: undefined,
      liquidationFee: '420',
      total: undefined,
    });
  });
});

describe('profitLoss', () => {
  it.each([
    ['long', '2000', '2100', '100000'],
    ['long', '2000', '1900', '-100000'],
    ['short', '2000', '2100', '-100000'],
    ['short', '2000', '1900', '100000'],
    ['short', '2000', '2000', '0'],
  ] as const)('of a %s position from %s to %s is %s', (side, buyPrice, price, expected) => {
    expect(profitLoss({ side, buyPrice, price, shares: 1000 })).toBe(expected);
  });
});

describe('netResult', () => {
  it('subtracts all four fees from the profit', () => {
    const fees = { purchaseFee: '2000', sellingFee: '3150', stampDuty: '1050', liquidationFee: '420' };
    const trade = { buyPrice: '2000', sellPrice: '2100', shares: 1000, ...fees };
    expect(netResult({ side: 'long', ...trade })).toBe('93380');
    expect(netResult({ side: 'short', ...trade })).toBe('-106620');
  });

  it('of a long and a short position adds up to minus the fees, at any prices', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 }).map(String);
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 100_000 }), (buyPrice, sellPrice, shares) => {
        const opening = openingCost({ side: 'long', price: buyPrice, shares, leverage: 7, rates });
        const closing = closingCost({ price: sellPrice, shares, rates });
        const { purchaseFee = '', total: opened = '' } = opening;
        const { sellingFee = '', stampDuty = '', liquidationFee = '', total: closed = '' } = closing;
        const trade = { buyPrice, sellPrice, shares, purchaseFee, sellingFee, stampDuty, liquidationFee };
        const both = add(netResult({ side: 'long', ...trade }), netResult({ side: 'short', ...trade }));
        const fees = add(subtract(opened, opening.margin), closed);
        expect(both).toBe(negate(multiply(fees, '2')));
      }),
    );
  });

  it('rounds the margin up by less than a sen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 20 }),
        (price, leverage) => {
          const order = { side: 'long', price: String(price), shares: 1, leverage, rates } as const;
          const { margin, turnover } = openingCost(order);
          const excess = subtract(multiply(margin, String(leverage)), turnover);
          expect(compare(excess, '0')).toBeGreaterThanOrEqual(0);
          expect(compare(excess, multiply('0.01', String(leverage)))).toBe(-1);
        },
      ),
    );
  });
});
