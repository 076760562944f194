import { describe, expect, it } from 'vitest';
import { type BorrowForm, borrowReasons, type RepayForm, repayReasons } from './loanReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const terms = {
  creditScore: 70,
  scoreNeeded: 65,
  creditLimit: '300000',
  minimum: '10000',
  openLoanId: null,
  open: true,
  changesAt: now + 60_000,
};

describe('borrowReasons', () => {
  const form: BorrowForm = { now, restrictions: [], terms, amount: '100000' };

  it.each<[string, Partial<BorrowForm>, object[]]>([
    ['nothing', {}, []],
    ['full-width digits', { amount: '１００，０００' }, []],
    ['the whole limit', { amount: '300000' }, []],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    ['a ban on trading, which is another matter', { restrictions: ['tradeBanned'] }, []],
    [
      'a low credit score',
      { terms: { ...terms, creditScore: 64 } },
      [{ kind: 'creditTooLow', of: 'loan', score: 64, minimum: 65, final: true }],
    ],
    ['an open loan', { terms: { ...terms, openLoanId: 'N1' } }, [{ kind: 'loanOpen' }]],
    [
      'closed hours',
      { terms: { ...terms, open: false } },
      [{ kind: 'outsideHours', of: 'loan', opensAt: terms.changesAt }],
    ],
    [
      'hours that ended since the answer',
      { now: terms.changesAt },
      [{ kind: 'outsideHours', of: 'loan', opensAt: undefined }],
    ],
    ['an empty amount', { amount: '' }, [{ kind: 'amountMissing' }]],
    ['words', { amount: 'all' }, [{ kind: 'amountNotNumber' }]],
    ['an amount of zero', { amount: '0' }, [{ kind: 'amountBelowMinimum' }]],
    ['a fraction of a yen', { amount: '10000.5' }, [{ kind: 'amountNotWhole' }]],
    ['an amount below the minimum', { amount: '9999' }, [{ kind: 'amountBelowMinimum', minimum: '10000' }]],
    [
      'more than the credit limit',
      { amount: '300001' },
      [{ kind: 'amountAboveMaximum', of: 'creditLimit', maximum: '300000' }],
    ],
  ])('%s', (_, change, expected) => {
    expect(borrowReasons({ ...form, ...change })).toMatchObject(expected);
  });
});

describe('repayReasons', () => {
  const form: RepayForm = { restrictions: [], outstanding: '100030.5', available: '200000', amount: '5000' };

  it.each<[string, Partial<RepayForm>, object[]]>([
    ['nothing', {}, []],
    ['the outstanding amount', { amount: '100,030.50' }, []],
    ['a disabled account', { restrictions: ['disabled'] }, [{ kind: 'accountDisabled' }]],
    ['an empty amount', { amount: ' ' }, [{ kind: 'amountMissing' }]],
    ['a negative amount', { amount: '-1' }, [{ kind: 'amountNotPositive' }]],
    ['a fraction of a sen', { amount: '0.001' }, [{ kind: 'amountTooManyDecimals', decimals: 2 }]],
    [
      'more than the loan',
      { amount: '100030.51' },
      [{ kind: 'amountAboveMaximum', of: 'loan', maximum: '100030.5' }],
    ],
    [
      'more than the balance',
      { amount: '6000', available: '5999.99' },
      [{ kind: 'balanceShort', available: '5999.99' }],
    ],
    ['an unknown balance', { amount: '6000', available: undefined }, []],
  ])('%s', (_, change, expected) => {
    expect(repayReasons({ ...form, ...change })).toMatchObject(expected);
  });
});
