import { describe, expect, it } from 'vitest';
import { type BlockTradeForm, blockTradeCost, blockTradeReasons } from './blockTradeReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const rules = {
  open: true,
  changesAt: now + 1,
  lotSize: 1000,
  purchaseFeeRate: '0.001',
  applicationsLeft: 3,
  sharesLeft: 20_000,
};
const offer = { minimumBid: '950', limitUp: '1200', minShares: 2000, maxShares: 30_000, applicationsLeft: 2 };
const form: BlockTradeForm = {
  now,
  rules,
  offer,
  restrictions: [],
  available: '1901900',
  price: '950',
  lots: '2',
};

describe('blockTradeCost', () => {
  it('is the turnover plus the fee on it', () => {
    expect(blockTradeCost(form)).toEqual({
      price: '950',
      shares: 2000,
      turnover: '1900000',
      purchaseFee: '1900',
      total: '1901900',
    });
  });

  it.each([
    ['', '2'],
    ['950', ''],
    ['950', '0'],
    ['-1', '2'],
  ])('is unknown for %s yen and %s lots', (price, lots) => {
    expect(blockTradeCost({ ...form, price, lots })).toBeUndefined();
  });
});

describe('blockTradeReasons', () => {
  it('accepts a bid that the balance just covers', () => {
    expect(blockTradeReasons(form)).toEqual([]);
  });

  it.each<[string, Partial<BlockTradeForm>, object]>([
    ['a ban from trading', { restrictions: ['tradeBanned'] }, { kind: 'tradeBanned' }],
    [
      'closed hours',
      { rules: { ...rules, open: false, changesAt: now + 5 } },
      { kind: 'outsideHours', of: 'blockTrade', opensAt: now + 5 },
    ],
    [
      'no applications left for the stock',
      { offer: { ...offer, applicationsLeft: 0 } },
      { kind: 'blockTradeStockCount' },
    ],
    [
      'no applications left today',
      { rules: { ...rules, applicationsLeft: 0 } },
      { kind: 'blockTradeDailyCount' },
    ],
    ['no bid', { price: '' }, { kind: 'priceMissing' }],
    ['a bid below the minimum', { price: '949' }, { kind: 'priceBelowMinimumBid', minimum: '950' }],
    ['a bid above the limit', { price: '1201' }, { kind: 'priceAboveLimit', limit: '1200' }],
    ['too few lots', { lots: '1' }, { kind: 'lotsBelowMinimum', minimum: 2 }],
    ['too many lots', { lots: '31' }, { kind: 'lotsAboveMaximum', maximum: 30 }],
    [
      'more shares than remain today',
      { lots: '21', available: '99999999' },
      { kind: 'blockTradeDailyShares', left: 20_000 },
    ],
    ['one sen too little', { available: '1901899.99' }, { kind: 'balanceShort', missing: '0.01' }],
  ])('refuses %s', (_, change, reason) => {
    expect(blockTradeReasons({ ...form, ...change })).toMatchObject([reason]);
  });

  it('names the nearest valid prices for a price off its tick', () => {
    expect(blockTradeReasons({ ...form, price: '950.5' })).toMatchObject([
      { kind: 'priceOffTick', tick: '1', below: '950', above: '951' },
    ]);
  });
});
