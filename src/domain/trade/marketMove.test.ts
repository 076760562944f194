import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, subtract } from '../decimal';
import { marketMove } from './marketMove';
import { profitIfClosed } from './profitIfClosed';
import { resultAtLiquidation } from './resultAtLiquidation';
import { sides } from './tradeVocabulary';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const free = { sellingFeeRate: '0', stampDutyRate: '0', liquidationFeeRate: '0' };
const long = {
  ...({ side: 'long', lock: 'none', quantity: 1000, buyPrice: '1000', liquidationPrice: '920' } as const),
  ...{ latestPrice: '1000', originalMargin: '100000', addedMargin: '0', purchaseFee: '0', profitLoss: '0' },
};
const short = { ...long, side: 'short', liquidationPrice: '1080' } as const;
const paidInFull = { ...long, originalMargin: '1000000', liquidationPrice: null };

describe('a move of the market', () => {
  it.each([
    ['a long position loses', long, -5, [false, '-50000']],
    ['a long position is liquidated, and loses no more', long, -10, [true, '-80000']],
    ['one at its liquidation price is liquidated', long, -8, [true, '-80000']],
    ['a short position gains', short, -5, [false, '50000']],
    ['a short position is liquidated by a rise', short, 10, [true, '-80000']],
    ['shares paid in full lose all of the fall', paidInFull, -10, [false, '-100000']],
  ] as const)('%s', (_, position, percent, expected) => {
    const moved = marketMove([position], percent, free);
    expect(moved?.positions.map(({ isLiquidated, change }) => [isLiquidated, change])).toEqual([expected]);
  });

  it('has results after all fees', () => {
    // 0.25 % of 950,000 yen are 2,375 yen.
    const [moved] =
      marketMove([{ ...long, purchaseFee: '1000', profitLoss: '-3500' }], -5, rates)?.positions ?? [];
    expect(moved).toMatchObject({ result: '-53375', change: '-49875' });
  });

  it('has the ratio of the positions that are left', () => {
    const other = { ...long, liquidationPrice: '520', originalMargin: '500000' };
    expect(marketMove([long, other], -5, free)?.nearest).toMatchObject({ ratio: '250', stage: 'watch' });
    const after = marketMove([long, other], -10, free)?.nearest;
    expect(after).toMatchObject({ ratio: '2000', stage: 'safe', position: { liquidationPrice: '520' } });
    expect(marketMove([long], -10, free)?.nearest).toBeUndefined();
  });

  it('leaves out an order, and is unknown while a rate is', () => {
    expect(marketMove([{ ...long, buyPrice: null }], -5, free)).toMatchObject({ positions: [], change: '0' });
    expect(marketMove([long], -5, { ...rates, stampDutyRate: null })).toBeUndefined();
    expect(marketMove([long], -5, undefined)).toBeUndefined();
  });
});

const anyHeld = fc
  .record({
    side: fc.constantFrom(...sides),
    buyPrice: fc.integer({ min: 500, max: 2000 }),
    quantity: fc.integer({ min: 1, max: 500 }).map((lots) => lots * 100),
    way: fc.option(fc.integer({ min: 1, max: 60 })),
    moved: fc.integer({ min: 99, max: 101 }),
  })
  .map(({ side, buyPrice, quantity, way, moved }) => {
    const sign = side === 'long' ? -1 : 1;
    const held = {
      ...({ side, lock: 'none', quantity, buyPrice: String(buyPrice), purchaseFee: '0' } as const),
      liquidationPrice: way === null ? null : String(Math.round(buyPrice * (1 + (sign * way) / 100))),
      latestPrice: String(Math.round((buyPrice * moved) / 100)),
      ...{ originalMargin: String(buyPrice * quantity), addedMargin: '0' },
    };
    const { net } = profitIfClosed({ ...held, shares: quantity }, held.latestPrice, rates);
    return { ...held, profitLoss: net ?? '' };
  });
const falls = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 40 }));

describe('any move of the market', () => {
  it('changes the result by the sum of its positions', () => {
    fc.assert(
      fc.property(fc.array(anyHeld, { maxLength: 6 }), fc.integer({ min: -40, max: 40 }), (held, percent) => {
        const move = marketMove(held, percent, rates);
        const alone = held.map((position) => marketMove([position], percent, rates)?.change ?? '');
        expect(move?.change).toBe(add(...alone));
      }),
    );
  });

  it('takes more from long positions the deeper it falls, and gives more to short ones', () => {
    fc.assert(
      fc.property(anyHeld, falls, (position, percents) => {
        const [less, more] = percents
          .toSorted((a, b) => a - b)
          .map((fall) => marketMove([position], -fall, rates));
        const order = compare(more?.change ?? '', less?.change ?? '');
        if (position.side === 'long') expect(order).toBeLessThanOrEqual(0);
        else expect(order).toBeGreaterThanOrEqual(0);
        if (less?.positions[0]?.isLiquidated && position.side === 'long')
          expect(more?.positions[0]?.isLiquidated).toBe(true);
      }),
    );
  });

  it('takes from a liquidated position what it loses at its liquidation price', () => {
    fc.assert(
      fc.property(fc.array(anyHeld, { maxLength: 6 }), fc.integer({ min: -40, max: 40 }), (held, percent) => {
        for (const { position, isLiquidated, result, change } of marketMove(held, percent, rates)
          ?.positions ?? []) {
          expect(change).toBe(subtract(result, position.profitLoss));
          if (isLiquidated) expect(result).toBe(resultAtLiquidation(position, rates));
        }
      }),
    );
  });
});
