import { describe, expect, it } from 'vitest';
import { emptyDraft } from './orderDraft';
import { orderSummary } from './orderSummary';

const rules = {
  lotSize: 1000,
  maxLots: 500,
  leverages: [1, 5],
  purchaseFeeRate: '0.001',
  sellingFeeRate: '0.001',
  stampDutyRate: '0.001',
  liquidationFeeRate: '0.0005',
  maintenanceMarginRate: '0.05',
};
const known = { latestPrice: '2000', rules, available: '1000000' };
const draft = { ...emptyDraft('long', 5), lots: '2' };

describe('orderSummary', () => {
  it('calculates lots, shares, cost and the remaining balance', () => {
    const summary = orderSummary(draft, known);
    expect(summary).toMatchObject({ price: '2000', lots: '2', shares: 2000, availableAfter: '196000' });
    expect(summary?.opening).toMatchObject({ turnover: '4000000', margin: '800000', purchaseFee: '4000' });
  });

  it('adds the fees of opening and of closing', () => {
    expect(orderSummary(draft, known)).toMatchObject({ closing: { total: '10000' }, costs: '14000' });
    expect(
      orderSummary(draft, { ...known, rules: { ...rules, stampDutyRate: null } })?.costs,
    ).toBeUndefined();
    expect(
      orderSummary(draft, { ...known, rules: { ...rules, purchaseFeeRate: null } })?.costs,
    ).toBeUndefined();
  });

  it('has the total at the worst price for a long order at the market alone', () => {
    const tolerant = { ...known, rules: { ...rules, priceTolerance: '0.01' } };
    const limit = { kind: 'limit', limitPrice: '2000' } as const;
    expect(orderSummary(draft, tolerant)?.atWorst).toEqual({ price: '2020', total: '812040' });
    expect(orderSummary({ ...draft, side: 'short' }, tolerant)?.atWorst).toBeUndefined();
    expect(orderSummary({ ...draft, ...limit }, tolerant)?.atWorst).toBeUndefined();
    expect(orderSummary(draft, known)?.atWorst).toBeUndefined();
  });

  it('has the largest loss at the worst price that the order accepts', () => {
    const tolerant = { ...known, rules: { ...rules, priceTolerance: '0.01' } };
    const most = (change: object, from: Parameters<typeof orderSummary>[1] = tolerant) =>
      orderSummary({ ...draft, ...change }, from)?.worst;
    expect(most({}, known)).toMatchObject({ most: '4004000' });
    expect(most({})).toMatchObject({ most: '4044040' });
    expect(most({ kind: 'limit', limitPrice: '2000' })).toMatchObject({ most: '4004000' });
  });

  it('has the loss at the liquidation price with all fees', () => {
    const { opening, loss } = orderSummary(draft, known) ?? {};
    const price = Number(opening?.liquidationPrice);
    expect(Number(loss?.atLiquidation)).toBeCloseTo((2000 - price) * 2000 + 4000 + price * 2000 * 0.0025, 2);
    expect(orderSummary({ ...draft, leverage: 1 }, known)?.loss?.atLiquidation).toBeUndefined();
    const short = orderSummary({ ...draft, side: 'short' }, known);
    const above = Number(short?.opening.liquidationPrice);
    expect(Number(short?.loss?.atLiquidation)).toBeCloseTo(
      (above - 2000) * 2000 + 4000 + above * 2000 * 0.0025,
      2,
    );
  });

  it('has every loss of one order at one price', () => {
    const tolerant = { ...known, rules: { ...rules, priceTolerance: '0.01' } };
    for (const from of [known, tolerant]) {
      const { worst, loss } = orderSummary(draft, from) ?? {};
      expect(loss?.atZero).toBe(worst?.bounded && worst.most);
    }
    // Filled at 2,020, the position is liquidated earlier than at 2,000.
    const { opening, liquidationPrice, loss } = orderSummary(draft, tolerant) ?? {};
    const price = Number(liquidationPrice);
    expect(price).toBeGreaterThan(Number(opening?.liquidationPrice));
    expect(Number(loss?.atLiquidation)).toBeCloseTo((2020 - price) * 2000 + 4040 + price * 2000 * 0.0025, 2);
  });

  it('has every loss of a short order at the market at the lowest price that it accepts', () => {
    const limits = { limitUp: '2500', limitDown: '1500' };
    const tolerant = { ...known, limits, rules: { ...rules, priceTolerance: '0.01' } };
    const short = { ...draft, side: 'short' } as const;
    // Filled at 1,980: 520 yen a share to the limit, and both fees.
    const atLimitUp = String(520 * 2000 + 3960 + 2500 * 2000 * 0.0025);
    const atMarket = orderSummary(short, tolerant);
    expect(atMarket).toMatchObject({ worstFill: '1980', loss: { atDailyLimit: atLimitUp } });
    expect(Number(atMarket?.liquidationPrice)).toBeLessThan(Number(atMarket?.opening.liquidationPrice));
  });

  it('reports that a short position has no bounded loss', () => {
    expect(orderSummary({ ...draft, side: 'short' }, known)?.worst).toMatchObject({ bounded: false });
  });

  it('is undefined without valid price, lots and rules', () => {
    expect(orderSummary({ ...draft, lots: '' }, known)).toBeUndefined();
    expect(orderSummary({ ...draft, lots: '0.5' }, known)).toBeUndefined();
    expect(orderSummary({ ...draft, kind: 'limit', limitPrice: '' }, known)).toBeUndefined();
    expect(orderSummary(draft, { ...known, rules: undefined })).toBeUndefined();
  });

  it('omits amounts that depend on an unknown fee', () => {
    const summary = orderSummary(draft, { ...known, rules: { ...rules, purchaseFeeRate: null } });
    expect(summary?.worst).toBeUndefined();
    expect(summary?.availableAfter).toBeUndefined();
  });
});
