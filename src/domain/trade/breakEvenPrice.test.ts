import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../decimal';
import { roundToTick, stepPrice } from '../market/ticks';
import { breakEvenPrice } from './breakEvenPrice';
import { closingCost, netResult } from './orderCost';
import { sides } from './tradeVocabulary';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const position = { side: 'long' as const, buyPrice: '1000', shares: 1000, purchaseFee: '1000', rates };

describe('breakEvenPrice', () => {
  it('is the price at which the gain covers all four fees', () => {
    // 1,001,000 ÷ (1,000 × 0.9975) = 1,003.51
    expect(breakEvenPrice(position)).toBe('1004');
    // 999,000 ÷ (1,000 × 1.0025) = 996.51
    expect(breakEvenPrice({ ...position, side: 'short' })).toBe('996');
  });

  it('is unknown while a fee is unknown', () => {
    expect(breakEvenPrice({ ...position, purchaseFee: undefined })).toBeUndefined();
    for (const rate of Object.keys(rates))
      expect(breakEvenPrice({ ...position, rates: { ...rates, [rate]: null } })).toBeUndefined();
  });

  it('makes no loss, but the price one tick before it does', () => {
    const held = fc.record({
      side: fc.constantFrom(...sides),
      price: fc.integer({ min: 50, max: 60_000 }).map(String),
      lots: fc.integer({ min: 1, max: 500 }),
      fee: fc.integer({ min: 0, max: 10_000_000 }).map((sen) => String(sen / 100)),
    });
    fc.assert(
      fc.property(held, ({ side, price, lots, fee }) => {
        const buyPrice = roundToTick(price, 'nearest');
        const shares = lots * 1000;
        const found = breakEvenPrice({ side, buyPrice, shares, purchaseFee: fee, rates });
        if (found === undefined) return;
        const resultAt = (sellPrice: string) => {
          const {
            sellingFee = '',
            stampDuty = '',
            liquidationFee = '',
          } = closingCost({
            price: sellPrice,
            shares,
            rates,
          });
          const fees = { purchaseFee: fee, sellingFee, stampDuty, liquidationFee };
          return netResult({ side, buyPrice, sellPrice, shares, ...fees });
        };
        if (found !== '1') expect(compare(resultAt(found), '0')).toBeGreaterThanOrEqual(0);
        const before = stepPrice(found, side === 'long' ? -1 : 1);
        if (before !== found) expect(compare(resultAt(before), '0')).toBeLessThan(0);
      }),
    );
  });
});
