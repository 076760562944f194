import { describe, expect, it } from 'vitest';
import type { Restriction } from '../account/accountVocabulary';
import { copyTradeReasons, copyTradeStopReasons } from './copyTradeReasons';

const form = {
  now: 500,
  product: { recruitsFrom: 100, recruitsUntil: 1000, minimumInvestment: '300000' },
  restrictions: [] as Restriction[],
  available: '1000000',
  amount: '300000',
};

describe('copyTradeReasons', () => {
  it('accepts the minimum within the period', () => {
    expect(copyTradeReasons(form)).toEqual([]);
  });

  it.each([
    [{ restrictions: ['tradeBanned'] as const }, { kind: 'tradeBanned' }],
    [{ now: 99 }, { kind: 'notYetOpen', of: 'copyTrade', opensAt: 100 }],
    [{ now: 1000 }, { kind: 'over', of: 'copyTrade' }],
    [{ amount: '' }, { kind: 'amountMissing' }],
    [{ amount: '299999' }, { kind: 'amountBelowMinimum', minimum: '300000' }],
    [{ amount: '300000.5' }, { kind: 'amountNotWhole' }],
    [{ amount: '1000001' }, { kind: 'balanceShort', missing: '1' }],
    [{ available: undefined }, { kind: 'balanceUnknown' }],
  ])('%j', (change, reason) => {
    expect(copyTradeReasons({ ...form, ...change })).toMatchObject([reason]);
  });

  it('reports the account first', () => {
    const [first] = copyTradeReasons({ ...form, now: 99, amount: '', restrictions: ['frozen'] });
    expect(first).toMatchObject({ kind: 'accountFrozen' });
  });
});

describe('copyTradeStopReasons', () => {
  const stop = { restrictions: [] as Restriction[], orderOpen: true, sessionOpen: false, opensAt: 700 };

  it.each([
    [{}, [{ kind: 'sessionClosed', opensAt: 700 }]],
    [{ opensAt: undefined }, [{ kind: 'sessionEnded' }]],
    [{ sessionOpen: true }, []],
    [{ orderOpen: false }, []],
    // A trading ban does not prevent stopping.
    [{ orderOpen: false, restrictions: ['tradeBanned'] as const }, []],
    [{ orderOpen: false, restrictions: ['frozen'] as const }, [{ kind: 'accountFrozen' }]],
  ])('%j', (change, reasons) => {
    expect(copyTradeStopReasons({ ...stop, ...change })).toMatchObject(reasons);
  });
});
