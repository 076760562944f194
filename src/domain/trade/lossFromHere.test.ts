import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, subtract } from '../decimal';
import { lossFromHere, mostFromHere } from './lossFromHere';
import { profitIfClosed } from './profitIfClosed';
import { resultAtLiquidation } from './resultAtLiquidation';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const limits = { limitDown: '900', limitUp: '1500' };
/** Two lots at 1,200. At 1,250 its result is 100,000 less 2,400 and 0.25 % of 2,500,000 yen. */
const long = {
  side: 'long',
  buyPrice: '1200',
  liquidationPrice: '984',
  quantity: 2000,
  purchaseFee: '2400',
  profitLoss: '91350',
} as const;
const short = { ...long, side: 'short', liquidationPrice: '1416', profitLoss: '-108650' } as const;

describe('lossFromHere', () => {
  it.each([
    // From +91,350 to −439,320, to 300 yen a share and fees of 6,900, and to 2,400,000 and 2,400.
    [
      'a long position in profit',
      long,
      limits,
      { atLiquidation: '530670', atDailyLimit: '698250', atZero: '2493750' },
    ],
    [
      'the same at a loss: what is lost already is no part of it',
      { ...long, profitLoss: '-400000' },
      limits,
      { atLiquidation: '39320', atDailyLimit: '206900', atZero: '2002400' },
    ],
    [
      'at or beyond its liquidation price',
      { ...long, profitLoss: '-500000' },
      limits,
      { atLiquidation: '0', atDailyLimit: '106900', atZero: '1902400' },
    ],
    [
      'one that is paid in full',
      { ...long, liquidationPrice: null },
      limits,
      { atLiquidation: undefined, atDailyLimit: '698250', atZero: '2493750' },
    ],
    // From −108,650 to −441,480, and to 300 yen a share and fees of 9,900.
    [
      'a short position, which has no bound',
      short,
      limits,
      { atLiquidation: '332830', atDailyLimit: '501250', atZero: undefined },
    ],
    [
      'an order: nothing is lost yet',
      { ...long, profitLoss: '0' },
      undefined,
      { atLiquidation: '439320', atDailyLimit: undefined, atZero: '2402400' },
    ],
    ['what was not filled', { ...long, buyPrice: null }, limits, undefined],
  ] as const)('%s', (_, position, known, loss) => {
    expect(lossFromHere(position, rates, known)).toEqual(loss);
  });

  it('is unknown while a rate is', () => {
    expect(lossFromHere(long, undefined)).toBeUndefined();
    expect(lossFromHere(long, { ...rates, stampDutyRate: null })).toBeUndefined();
  });

  const yen = (max: number) => fc.integer({ min: 1, max }).map(String);
  const position = fc.record({
    side: fc.constantFrom('long' as const, 'short' as const),
    buyPrice: yen(5000),
    liquidationPrice: yen(5000),
    quantity: fc.integer({ min: 1, max: 50 }).map((lots) => lots * 1000),
    purchaseFee: yen(10_000),
    now: yen(5000),
  });

  it('adds up with the result of now to the result there, and is never negative', () => {
    fc.assert(
      fc.property(position, ({ now, ...held }) => {
        const profitLoss = profitIfClosed({ ...held, shares: held.quantity }, now, rates).net ?? '';
        const loss = lossFromHere({ ...held, profitLoss }, rates);
        const there = resultAtLiquidation(held, rates) ?? '';
        const lost = loss?.atLiquidation ?? '';
        expect(compare(lost, '0')).toBeGreaterThanOrEqual(0);
        if (compare(there, profitLoss) < 0) expect(subtract(profitLoss, lost)).toBe(add(there));
        else expect(lost).toBe('0');
      }),
    );
  });

  it('is never larger at a price of a long position than at zero', () => {
    fc.assert(
      fc.property(position, yen(5000), ({ now, ...held }, limitDown) => {
        const profitLoss = profitIfClosed({ ...held, side: 'long', shares: held.quantity }, now, rates).net;
        const loss = lossFromHere({ ...held, side: 'long', profitLoss: profitLoss ?? '' }, rates, {
          limitDown,
          limitUp: '5000',
        });
        for (const smaller of [loss?.atLiquidation, loss?.atDailyLimit])
          expect(compare(smaller ?? '', loss?.atZero ?? '')).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('mostFromHere', () => {
  it('adds up what is left of long positions', () => {
    expect(mostFromHere([long, { ...long, profitLoss: '-400000' }], rates)).toBe('4496150');
  });

  it.each([
    ['nothing is held', [], rates, '0'],
    ['a short position has no bound', [long, short], rates, undefined],
    ['a rate is unknown', [long], undefined, undefined],
  ])('%s', (_, positions, known, most) => {
    expect(mostFromHere(positions, known)).toBe(most);
  });
});
