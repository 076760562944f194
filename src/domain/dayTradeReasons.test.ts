import { describe, expect, it } from 'vitest';
import { type DayTradeForm, dayTradeCost, dayTradeReasons, highestDayTradePrice } from './dayTradeReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const hour = 3_600_000;
const rules = {
  ...{ lotSize: 1000, maxLots: 500, leverages: [1, 5] },
  purchaseFeeRate: '0.001',
  headroomRate: '0.02',
  reservable: true,
  reserveFrom: now - 10 * hour,
  reserveUntil: now + 4 * hour,
};
const stock = { latestPrice: '1000', limitUp: '1300', suspended: false };
const form: DayTradeForm = {
  ...{ now, rules, stock, reserved: false, restrictions: [], side: 'long', leverage: 5 },
  available: '205020',
  lots: '1',
};

describe('highestDayTradePrice', () => {
  it.each([
    ['1000', '1300', '1020'],
    ['1001', '1300', '1022'],
    ['3000', '3700', '3060'],
    ['1290', '1300', '1300'],
  ])('of %s with a limit of %s is %s', (latestPrice, limitUp, highest) => {
    expect(highestDayTradePrice({ latestPrice, limitUp }, '0.02')).toBe(highest);
  });
});

describe('dayTradeCost', () => {
  it('is margin and fee at the highest price', () => {
    expect(dayTradeCost(form)).toMatchObject({
      shares: 1000,
      highestPrice: '1020',
      margin: '204000',
      purchaseFee: '1020',
      total: '205020',
    });
  });

  it('is unknown without a stock, and while the lots won’t do', () => {
    expect(dayTradeCost({ ...form, stock: undefined })).toBeUndefined();
    expect(dayTradeCost({ ...form, lots: '1.5' })).toBeUndefined();
  });
});

describe('dayTradeReasons', () => {
  it('finds nothing wrong with a reservation that the balance just covers', () => {
    expect(dayTradeReasons(form)).toEqual([]);
  });

  it.each<[string, Partial<DayTradeForm>, object]>([
    ['a ban from trading', { restrictions: ['tradeBanned'] }, { kind: 'tradeBanned' }],
    [
      'a day that is still to come',
      { rules: { ...rules, reserveFrom: now + hour } },
      { kind: 'dayTradeClosed', opensAt: now + hour },
    ],
    ['the deadline itself', { now: rules.reserveUntil }, { kind: 'dayTradeClosed', opensAt: undefined }],
    ['no stock', { stock: undefined }, { kind: 'stockMissing' }],
    ['a suspended stock', { stock: { ...stock, suspended: true } }, { kind: 'suspended' }],
    ['a second one', { reserved: true }, { kind: 'dayTradeReserved' }],
    ['no lots', { lots: '' }, { kind: 'lotsMissing' }],
    ['too many lots', { lots: '501' }, { kind: 'lotsAboveMaximum', maximum: 500 }],
    ['an unknown fee', { rules: { ...rules, purchaseFeeRate: null } }, { kind: 'feesUnknown' }],
    ['one yen too little', { available: '205019' }, { kind: 'balanceShort', missing: '1' }],
  ])('names %s', (_, change, reason) => {
    expect(dayTradeReasons({ ...form, ...change })).toEqual([reason]);
  });
});
