import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, subtract } from '../decimal';
import { type ClosingOrder, closeSummary } from './closeSummary';

const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
const position = {
  side: 'long' as const,
  buyPrice: '1000',
  shares: 1000,
  originalMargin: '450000',
  addedMargin: '50000',
  purchaseFee: '1000',
};
const market: ClosingOrder = {
  priceType: 'market',
  limitPrice: '',
  latestPrice: '1100',
  shares: 1000,
  rates,
};

describe('closeSummary', () => {
  it('subtracts every fee from the result and returns the margin', () => {
    // +100 × 1000 = 100,000; closing fees on 1,100,000: 1,100 + 1,100 + 550
    expect(closeSummary(position, market)).toMatchObject({
      price: '1100',
      gross: '100000',
      net: '96250',
      margin: '500000',
      credited: '597250',
      left: { shares: 0, margin: '0' },
    });
  });

  it('inverts the sign for a short position', () => {
    expect(closeSummary({ ...position, side: 'short' }, market)).toMatchObject({ net: '-103750' });
  });

  it('calculates at the typed limit', () => {
    expect(closeSummary(position, { ...market, priceType: 'limit', limitPrice: '１，２００' })?.price).toBe(
      '1200',
    );
  });

  it.each([
    ['long', '1050', '1100'],
    ['long', '1150', '1150'],
    ['short', '1150', '1100'],
    ['short', '1050', '1050'],
  ] as const)(
    'calculates %s with the limit %s at %s: a reached limit is filled at the market',
    (side, limitPrice, price) => {
      const order = { ...market, priceType: 'limit', limitPrice } as const;
      expect(closeSummary({ ...position, side }, order)?.price).toBe(price);
    },
  );

  it('allots margin and purchase fee in proportion to the closed part', () => {
    const three = { ...position, shares: 3000, originalMargin: '1000000', addedMargin: '1000' };
    expect(closeSummary(three, market)).toMatchObject({
      shares: 1000,
      gross: '100000',
      purchaseFee: '333.33',
      margin: '333666.66',
      // 100,000 − 333.33 − 2,750
      net: '96916.67',
      credited: '430916.66',
      left: { shares: 2000, margin: '667333.34' },
    });
  });

  it('splits the margin exactly between the closed and the remaining part', () => {
    const yen = fc.integer({ min: 0, max: 10 ** 12 }).map((sen) => String(sen / 100));
    const split = fc.integer({ min: 1, max: 40 }).chain((lots) =>
      fc.record({
        lots: fc.constant(lots),
        closed: fc.integer({ min: 1, max: lots }),
        originalMargin: yen,
        addedMargin: yen,
      }),
    );
    fc.assert(
      fc.property(split, ({ lots, closed, originalMargin, addedMargin }) => {
        const held = { ...position, shares: lots * 1000, originalMargin, addedMargin };
        const summary = closeSummary(held, { ...market, shares: closed * 1000 });
        if (!summary) throw new Error('it can be calculated');
        expect(add(summary.margin, summary.left.margin)).toBe(add(originalMargin, addedMargin));
        expect(summary.shares + summary.left.shares).toBe(held.shares);
        // The credited amount is net plus margin plus the purchase fee, which was paid on opening.
        expect(subtract(summary.credited ?? '', summary.net ?? '')).toBe(
          add(summary.margin, summary.purchaseFee),
        );
      }),
    );
  });

  it('is undefined without a valid price or shares', () => {
    expect(closeSummary(position, { ...market, priceType: 'limit', limitPrice: 'abc' })).toBeUndefined();
    for (const shares of [undefined, 0, 2000])
      expect(closeSummary(position, { ...market, shares })).toBeUndefined();
  });

  it.each([undefined, { ...rates, stampDutyRate: null }])('has no result with rates %j', (unknown) => {
    const summary = closeSummary(position, { ...market, rates: unknown });
    expect(summary).toMatchObject({ gross: '100000', margin: '500000', net: undefined, credited: undefined });
  });
});
