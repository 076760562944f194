import { describe, expect, it } from 'vitest';
import { emptyDraft } from './orderDraft';
import { type OrderForm, orderReasons } from './orderReasons';

const now = Date.parse('2026-03-02T10:00:00+09:00');
const rules = {
  lotSize: 1000,
  maxLots: 50,
  leverages: [1, 3, 5],
  purchaseFeeRate: '0.001',
};
const form: OrderForm = {
  ...emptyDraft('long', 5),
  lots: '1',
  quote: { latestPrice: '2000', quotedAt: now },
  now,
  sessionOpen: true,
  opensAt: undefined,
  limits: { limitUp: '2500', limitDown: '1500' },
  rules,
  available: '402000',
  restrictions: [],
};

describe('orderReasons', () => {
  it('accepts a market or limit order that the balance just covers', () => {
    expect(orderReasons(form)).toEqual([]);
    expect(orderReasons({ ...form, kind: 'limit', limitPrice: '2,000' })).toEqual([]);
  });

  it.each<[string, Partial<OrderForm>, object]>([
    ['no lots', { lots: '' }, { kind: 'lotsMissing' }],
    ['letters in the lots', { lots: '１a' }, { kind: 'lotsNotNumber' }],
    ['half a lot', { lots: '0.5' }, { kind: 'lotsNotWhole' }],
    ['no lot at all', { lots: '0' }, { kind: 'lotsNotPositive' }],
    ['negative lots', { lots: '-1' }, { kind: 'lotsNotPositive' }],
    ['too many lots', { lots: '51' }, { kind: 'lotsAboveMaximum', maximum: 50 }],
    ['lots of 400 digits', { lots: '9'.repeat(400) }, { kind: 'lotsAboveMaximum', maximum: 50 }],
    ['a missing limit price', { kind: 'limit' }, { kind: 'priceMissing' }],
    [
      'a price beyond the limit',
      { kind: 'limit', limitPrice: '2501' },
      { kind: 'priceAboveLimit', limit: '2500' },
    ],
    ['no leverage', { leverage: undefined }, { kind: 'leverageUnknown' }],
    ['a leverage that is not offered', { leverage: 4 }, { kind: 'leverageUnknown' }],
    ['no quote', { quote: undefined }, { kind: 'quoteMissing' }],
    ['an old quote', { now: now + 15_001 }, { kind: 'quoteStale', maxAgeMs: 15_000 }],
    [
      'a price off the stock’s own tick',
      { kind: 'limit', limitPrice: '2000.3', ownTick: '0.5' },
      { kind: 'priceOffTick', tick: '0.5', below: '2000', above: '2000.5' },
    ],
    [
      'a closed session',
      { sessionOpen: false, opensAt: now + 1 },
      { kind: 'sessionClosed', opensAt: now + 1 },
    ],
    ['no rules', { rules: undefined }, { kind: 'feesUnknown' }],
    ['no purchase fee', { rules: { ...rules, purchaseFeeRate: null } }, { kind: 'feesUnknown' }],
    ['an unknown balance', { available: undefined }, { kind: 'balanceUnknown' }],
    ['a balance one sen short', { available: '401999.99' }, { kind: 'balanceShort', missing: '0.01' }],
    ['a ban from trading', { restrictions: ['tradeBanned'] }, { kind: 'tradeBanned' }],
    ['a frozen account', { restrictions: ['frozen'] }, { kind: 'accountFrozen' }],
    ['a disabled account', { restrictions: ['disabled'] }, { kind: 'accountDisabled' }],
    ['a suspended stock', { suspended: true }, { kind: 'suspended' }],
  ])('refuses %s', (_, change, reason) => {
    expect(orderReasons({ ...form, ...change })).toMatchObject([reason]);
  });

  it('accepts an account that is only banned from withdrawing', () => {
    expect(orderReasons({ ...form, restrictions: ['withdrawBanned'] })).toEqual([]);
  });

  it('returns all reasons, the most important first', () => {
    const reasons = orderReasons({
      ...form,
      kind: 'limit',
      lots: '',
      leverage: undefined,
      sessionOpen: false,
      opensAt: now + 1,
      rules: undefined,
      available: undefined,
      restrictions: ['tradeBanned', 'frozen', 'disabled'],
      suspended: true,
    });
    const kinds = reasons.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'accountDisabled',
      'accountFrozen',
      'tradeBanned',
      'suspended',
      'sessionClosed',
      'priceMissing',
      'leverageUnknown',
      'lotsMissing',
      'feesUnknown',
      'balanceUnknown',
    ]);
  });

  it('calculates the cost of a limit order at its limit price', () => {
    expect(orderReasons({ ...form, kind: 'limit', limitPrice: '2001' })).toEqual([
      { kind: 'balanceShort', missing: '201' },
    ]);
  });
});

it('assigns reasons that no field can fix to the head of the form', () => {
  const fieldOf = (change: Partial<OrderForm>) => orderReasons({ ...form, ...change })[0]?.field;
  expect(fieldOf({ suspended: true })).toBe('head');
  expect(fieldOf({ restrictions: ['tradeBanned'] })).toBe('head');
  expect(fieldOf({ rules: undefined })).toBe('head');
  expect(fieldOf({ lots: '0' })).toBe('lots');
  expect(fieldOf({ kind: 'limit', limitPrice: '0' })).toBe('limitPrice');
  expect(fieldOf({ available: '0' })).toBeUndefined();
});
