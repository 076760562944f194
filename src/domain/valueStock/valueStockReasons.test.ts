import { expect, it } from 'vitest';
import { type ValueStockForm, valueStockCost, valueStockReasons } from './valueStockReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const rules = { open: true, changesAt: now + 60_000, applicationsPerStock: 3, purchaseFeeRate: '0.001' };
const form: ValueStockForm = {
  now,
  rules,
  restrictions: [],
  available: '1000000',
  lotSize: 1000,
  lots: '1',
  offer: { price: '450.5', minLots: 1, maxLots: 20, applicationsUsed: 0 },
};

it.each([
  ['2', { price: '450.5', shares: 2000, turnover: '901000', purchaseFee: '901', total: '901901' }],
  ['１', { price: '450.5', shares: 1000, turnover: '450500', purchaseFee: '450.5', total: '450950.5' }],
  ['', undefined],
  ['1.5', undefined],
  ['0', undefined],
])('%s lots cost %j', (lots, cost) => {
  expect(valueStockCost({ ...form, lots })).toEqual(cost);
});

it.each<[string, Partial<ValueStockForm>, object[]]>([
  ['nothing', {}, []],
  ['a ban on trading', { restrictions: ['tradeBanned'] }, [{ kind: 'tradeBanned' }]],
  [
    'a closed session',
    { rules: { ...rules, open: false } },
    [{ kind: 'sessionClosed', opensAt: rules.changesAt }],
  ],
  ['the session, once it is over', { now: rules.changesAt }, [{ kind: 'sessionEnded' }]],
  [
    'the weekly number of applications',
    { offer: { ...form.offer, applicationsUsed: 3 } },
    [{ kind: 'valueStockCount' }],
  ],
  ['no lots', { lots: '' }, [{ kind: 'lotsMissing' }]],
  ['too few lots', { offer: { ...form.offer, minLots: 2 } }, [{ kind: 'lotsBelowMinimum', minimum: 2 }]],
  ['too many lots', { lots: '21' }, [{ kind: 'lotsAboveMaximum', maximum: 20 }]],
  ['more than the balance', { lots: '3' }, [{ kind: 'balanceShort', missing: '352851.5' }]],
  ['an unknown balance', { available: undefined }, [{ kind: 'balanceUnknown' }]],
])('%s: the reasons against an application', (_, change, expected) => {
  expect(valueStockReasons({ ...form, ...change })).toMatchObject(expected);
});
