import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, subtract } from '../decimal';
import { copyTradeResult, stopOutcome } from './copyTradeResult';

describe('copyTradeResult', () => {
  it.each([
    // The mentor receives a tenth of the profit of 20,000.
    ['100000', '120000', '0.1', '2000', '118000', '18000'],
    ['100000', '120000', '0', '0', '120000', '20000'],
    // The member bears a loss alone.
    ['100000', '95000.5', '0.1', '0', '95000.5', '-4999.5'],
    ['100000', '100000', '0.1', '0', '100000', '0'],
    ['100000', '0', '0.2', '0', '0', '-100000'],
    // Rounded in favour of the member.
    ['100000', '100000.19', '0.1', '0.01', '100000.18', '0.18'],
  ])('from %s to %s at a fee rate of %s', (buyAmount, value, rate, performanceFee, payout, profitLoss) => {
    expect(copyTradeResult(buyAmount, value, rate)).toEqual({ performanceFee, payout, profitLoss });
  });

  it.each([
    // The order is open: the value excludes its closing fees.
    ['198399', '430', '0', '198829', '198399'],
    // No open order, with a profit that the mentor shares.
    ['220000', '0', '2000', '220000', '218000'],
  ])(
    'stopped at a value of %s, with fees of %s and %s: of %s, %s is paid out',
    (value, closingFees, performanceFee, before, back) => {
      expect(stopOutcome({ value, closingFees, performanceFee })).toEqual({ before, back });
    },
  );

  it('never turns a profit into a loss or pays out more than the value', () => {
    const sen = fc.integer({ min: 0, max: 10_000_000_00 }).map((amount) => (amount / 100).toFixed(2));
    fc.assert(
      fc.property(sen, sen, fc.constantFrom('0', '0.05', '0.1', '0.2'), (buyAmount, value, rate) => {
        const { performanceFee, payout, profitLoss } = copyTradeResult(buyAmount, value, rate);
        expect(compare(add(payout, performanceFee), value)).toBe(0);
        expect(compare(profitLoss, '0')).toBe(compare(value, buyAmount));
        expect(subtract(payout, buyAmount)).toBe(profitLoss);
      }),
    );
  });
});
