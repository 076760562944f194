import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedTotal, expectedWorst, orderDifferences } from './orderDifferences';
import { emptyDraft } from './orderDraft';
import { orderSummary } from './orderSummary';

const rates = {
  purchaseFeeRate: '0.001',
  sellingFeeRate: '0.001',
  stampDutyRate: '0.001',
  liquidationFeeRate: '0.0005',
  maintenanceMarginRate: '0.02',
};
const order = { side: 'long', leverage: 5, shares: 2000, rates } as const;

/** The server's quote, equal to the app's calculation: 2,000 shares at 1,250. */
const server = {
  price: '1250',
  quantity: 2000,
  total: '502500',
  sellingFee: '2500',
  stampDuty: '2500',
  liquidationFee: '1250',
  liquidationPrice: '1025',
};

describe('the differences between server and app', () => {
  it('are empty for equal amounts in any notation', () => {
    expect(orderDifferences(server, order)).toEqual([]);
    expect(orderDifferences({ ...server, total: '502500.00' }, order)).toEqual([]);
  });

  it.each([
    ['a higher total', { total: '503000' }, { kind: 'total', ours: '502500', server: '503000' }],
    ['a lower total', { total: '500000' }, { kind: 'total', ours: '502500', server: '500000' }],
    ['a closing fee', { stampDuty: '0' }, { kind: 'closingFees', ours: '6250', server: '3750' }],
    ['another quantity', { quantity: 200 }, { kind: 'quantity', ours: '2000', server: '200' }],
    [
      'a closer liquidation price',
      { liquidationPrice: '1100' },
      { kind: 'liquidationPrice', ours: '1025', server: '1100' },
    ],
    [
      'no liquidation price',
      { liquidationPrice: null },
      { kind: 'liquidationPrice', ours: '1025', server: undefined },
    ],
  ])('report both values: %s', (_, changed, difference) => {
    expect(orderDifferences({ ...server, ...changed }, order)).toEqual([difference]);
  });

  it('ignore a moved market price', () => {
    const moved = {
      price: '1260',
      quantity: 2000,
      total: '506520',
      sellingFee: '2520',
      stampDuty: '2520',
      liquidationFee: '1260',
      liquidationPrice: '1034',
    };
    expect(orderDifferences(moved, order)).toEqual([]);
  });
});

describe('the expected total', () => {
  const draft = { ...emptyDraft('long', 5), lots: '2' };
  const rules = { ...rates, lotSize: 1000, maxLots: 500, leverages: [1, 5], sellLockMinutes: 15 };
  const summary = orderSummary(draft, { latestPrice: '1250', rules, available: undefined });

  it('is included in the worst case', () => {
    const worst = summary && expectedWorst(summary, '503000');
    expect(worst).toEqual({ bounded: true, committed: '503000', most: '2503000' });
  });

  it('is the larger of the two', () => {
    const sen = fc.integer({ min: 0, max: 200_000_000 }).map((amount) => String(amount / 100));
    fc.assert(
      fc.property(sen, (total) => {
        const expected = summary && expectedTotal(summary, orderDifferences({ ...server, total }, order));
        expect(Number(expected)).toBe(Math.max(502_500, Number(total)));
      }),
    );
  });
});
