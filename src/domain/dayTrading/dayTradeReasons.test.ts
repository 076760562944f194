import { describe, expect, it } from 'vitest';
import { type DayTradeForm, dayTradeCost, dayTradeLimit, dayTradeReasons } from './dayTradeReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const hour = 3_600_000;
const rules = {
  lotSize: 1000,
  maxLots: 500,
  leverages: [1, 5],
  purchaseFeeRate: '0.001',
  headroomRate: '0.02',
  reservable: true,
  reserveFrom: now - 10 * hour,
  reserveUntil: now + 4 * hour,
};
const stock = { latestPrice: '1000', limitUp: '1300', limitDown: '700', suspended: false };
const form: DayTradeForm = {
  now,
  rules,
  stock,
  reserved: false,
  restrictions: [],
  side: 'long',
  leverage: 5,
  available: '205020',
  lots: '1',
};

describe('dayTradeLimit', () => {
  it.each([
    ['long', '1000', '1020'],
    ['long', '1001', '1022'],
    ['long', '1290', '1300'],
    ['short', '1000', '980'],
    ['short', '1001', '980'],
    ['short', '705', '700'],
  ] as const)('of a %s day trade at %s is %s', (side, latestPrice, limit) => {
    expect(dayTradeLimit(side, { ...stock, latestPrice }, '0.02')).toBe(limit);
  });
});

describe('dayTradeCost', () => {
  it('is margin plus fee at the highest fill price', () => {
    expect(dayTradeCost(form)).toMatchObject({
      shares: 1000,
      limitPrice: '1020',
      highestFillPrice: '1020',
      margin: '204000',
      purchaseFee: '1020',
      total: '205020',
    });
  });

  it('of a short day trade is calculated at the daily limit, as it may fill at any higher price', () => {
    expect(dayTradeCost({ ...form, side: 'short' })).toMatchObject({
      limitPrice: '980',
      highestFillPrice: '1300',
      margin: '260000',
      purchaseFee: '1300',
      total: '261300',
    });
  });

  it('calculates break-even and liquidation price for a fill at the limit price, the worst case', () => {
    const rates = { sellingFeeRate: '0.001', stampDutyRate: '0.001', liquidationFeeRate: '0.0005' };
    const all = { ...rules, ...rates, maintenanceMarginRate: '0.05' };
    const priced = (side: 'long' | 'short') => dayTradeCost({ ...form, side, rules: all });
    // The margin is a fifth of the opening price; a twentieth of that price must remain.
    expect(priced('long')).toMatchObject({ breakEven: '1024', liquidationPrice: '867' });
    expect(priced('short')).toMatchObject({ breakEven: '976', liquidationPrice: '1127' });
  });

  it('is unknown without a stock or valid lots', () => {
    expect(dayTradeCost({ ...form, stock: undefined })).toBeUndefined();
    expect(dayTradeCost({ ...form, lots: '1.5' })).toBeUndefined();
  });
});

describe('dayTradeReasons', () => {
  it('accepts a reservation that the balance just covers', () => {
    expect(dayTradeReasons(form)).toEqual([]);
  });

  it.each<[string, Partial<DayTradeForm>, object]>([
    ['a ban from trading', { restrictions: ['tradeBanned'] }, { kind: 'tradeBanned' }],
    [
      'a day that cannot be reserved yet',
      { rules: { ...rules, reserveFrom: now + hour } },
      { kind: 'outsideHours', of: 'dayTrade', opensAt: now + hour },
    ],
    [
      'the deadline itself',
      { now: rules.reserveUntil },
      { kind: 'outsideHours', of: 'dayTrade', opensAt: undefined },
    ],
    ['no stock', { stock: undefined }, { kind: 'stockMissing' }],
    ['a suspended stock', { stock: { ...stock, suspended: true } }, { kind: 'suspended' }],
    ['a second reservation', { reserved: true }, { kind: 'dayTradeReserved' }],
    ['no lots', { lots: '' }, { kind: 'lotsMissing' }],
    ['too many lots', { lots: '501' }, { kind: 'lotsAboveMaximum', maximum: 500 }],
    ['an unknown fee', { rules: { ...rules, purchaseFeeRate: null } }, { kind: 'feesUnknown' }],
    ['one yen too little', { available: '205019' }, { kind: 'balanceShort', missing: '1' }],
  ])('refuses %s', (_, change, reason) => {
    expect(dayTradeReasons({ ...form, ...change })).toMatchObject([reason]);
  });
});
