import { describe, expect, it } from 'vitest';
import { marginReasons } from './marginReasons';

describe('marginReasons', () => {
  it.each(['1', '1,000', '１０００', '5000'])('accepts %s', (amount) => {
    expect(marginReasons({ amount, available: '5000', restrictions: [] })).toEqual([]);
  });

  it.each([
    ['', { kind: 'amountMissing' }],
    ['abc', { kind: 'amountNotNumber' }],
    ['0', { kind: 'amountNotPositiveInteger' }],
    ['-1', { kind: 'amountNotPositiveInteger' }],
    ['100.5', { kind: 'amountNotPositiveInteger' }],
    ['5001', { kind: 'balanceShort', missing: '0.01' }],
  ])('refuses %j', (amount, reason) => {
    expect(marginReasons({ amount, available: '5000.99', restrictions: [] })).toMatchObject([reason]);
  });

  it('refuses while the balance is unknown', () => {
    expect(marginReasons({ amount: '1', available: undefined, restrictions: [] })).toEqual([
      { kind: 'balanceUnknown' },
    ]);
  });

  it('refuses a frozen account, but not one banned from trading', () => {
    const form = { amount: '1', available: '5000' };
    expect(marginReasons({ ...form, restrictions: ['frozen'] })).toMatchObject([{ kind: 'accountFrozen' }]);
    expect(marginReasons({ ...form, restrictions: ['tradeBanned'] })).toEqual([]);
  });
});
