import { describe, expect, it } from 'vitest';
import { marginReasons } from './marginReasons';

describe('marginReasons', () => {
  it.each(['1', '1,000', '１０００', '5000'])('accepts %s', (amount) => {
    expect(marginReasons({ amount, available: '5000' })).toEqual([]);
  });

  it.each([
    ['', { kind: 'missing' }],
    ['abc', { kind: 'notNumber' }],
    ['0', { kind: 'notPositiveInteger' }],
    ['-1', { kind: 'notPositiveInteger' }],
    ['100.5', { kind: 'notPositiveInteger' }],
    ['5001', { kind: 'balanceShort', missing: '0.01' }],
  ])('refuses %j', (amount, reason) => {
    expect(marginReasons({ amount, available: '5000.99' })).toEqual([reason]);
  });

  it('waits for the balance', () => {
    expect(marginReasons({ amount: '1', available: undefined })).toEqual([{ kind: 'balanceUnknown' }]);
  });
});
