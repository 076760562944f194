import { describe, expect, it } from 'vitest';
import type { Restriction } from '../account/accountVocabulary';
import { lockUpExitReasons, lockUpReasons } from './lockUpReasons';

const form = {
  product: { minimumPurchase: '10000', remainingCapacity: '500000' },
  restrictions: [] as Restriction[],
  available: '1000000',
  amount: '500000',
};

describe('lockUpReasons', () => {
  it('accepts the whole remaining capacity', () => {
    expect(lockUpReasons(form)).toEqual([]);
  });

  it.each([
    [{ restrictions: ['tradeBanned'] as const }, { kind: 'tradeBanned' }],
    [{ product: { ...form.product, remainingCapacity: '9999' } }, { kind: 'lockUpFull' }],
    [{ amount: '' }, { kind: 'amountMissing' }],
    [{ amount: '9999' }, { kind: 'amountBelowMinimum', minimum: '10000' }],
    [{ amount: '500001' }, { kind: 'amountAboveMaximum', maximum: '500000' }],
    [{ amount: '10000.5' }, { kind: 'amountNotWhole' }],
    [{ available: '400000.5' }, { kind: 'balanceShort', missing: '99999.5' }],
  ])('%j', (change, reason) => {
    expect(lockUpReasons({ ...form, ...change })).toMatchObject([reason]);
  });
});

describe('lockUpExitReasons', () => {
  it('refuses a payout before the unlock time', () => {
    expect(lockUpExitReasons({ now: 999, unlockAt: 1000, restrictions: [] })).toEqual([
      { kind: 'lockUpLocked', until: 1000 },
    ]);
    expect(lockUpExitReasons({ now: 1000, unlockAt: 1000, restrictions: ['tradeBanned'] })).toEqual([]);
  });

  it('refuses a payout from a frozen account', () => {
    expect(lockUpExitReasons({ now: 1000, unlockAt: 1000, restrictions: ['frozen'] })).toMatchObject([
      { kind: 'accountFrozen' },
    ]);
  });
});
