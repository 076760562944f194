import { describe, expect, it } from 'vitest';
import { maxWithdrawable, type WithdrawForm, withdrawReasons } from './withdrawReasons';
import { withdrawChecklist } from './withdrawSteps';

const rules = {
  hours: { open: true, changesAt: 2000 },
  minimum: '1000',
  maximum: '5000000',
  minimumCreditScore: 60,
};
const ready: WithdrawForm = {
  now: 1000,
  rules,
  restrictions: [],
  creditScore: 60,
  available: '20000.5',
  otherOperation: false,
  verification: 'verified',
  cardCount: 1,
  fundPasswordSet: true,
  card: 'K1',
  amount: '20,000',
  fundPassword: '123456',
};

describe('a withdrawal', () => {
  it('is accepted when nothing is missing', () => {
    expect(withdrawReasons(ready)).toEqual([]);
  });

  it.each<[string, Partial<WithdrawForm>, object[]]>([
    ['a disabled account', { restrictions: ['disabled'] }, [{ kind: 'accountDisabled' }]],
    ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
    ['a ban on withdrawing', { restrictions: ['withdrawBanned'] }, [{ kind: 'withdrawBanned' }]],
    [
      'a low credit score',
      { creditScore: 59 },
      [{ kind: 'creditTooLow', of: 'withdrawal', score: 59, minimum: 60, final: true }],
    ],
    [
      'a pending identity review',
      { verification: 'underReview' },
      [{ kind: 'step', step: 'verify', waiting: true }],
    ],
    [
      'all steps of the checklist, in order',
      { verification: 'unverified', cardCount: 0, fundPasswordSet: false, card: undefined },
      [
        { kind: 'step', step: 'verify', waiting: false },
        { kind: 'step', step: 'setFundPassword', waiting: false },
        { kind: 'step', step: 'addCard', waiting: false },
        { kind: 'cardMissing' },
      ],
    ],
    [
      'closed hours',
      { rules: { ...rules, hours: { open: false, changesAt: 1500 } } },
      [{ kind: 'outsideHours', of: 'withdrawal', opensAt: 1500 }],
    ],
    ['another withdrawal under review', { otherOperation: true }, [{ kind: 'otherWithdrawal', final: true }]],
    ['a missing card', { card: undefined }, [{ kind: 'cardMissing' }]],
    ['a missing amount', { amount: '' }, [{ kind: 'amountMissing' }]],
    ['too large an amount', { amount: '5000001' }, [{ kind: 'amountAboveMaximum', maximum: '5000000' }]],
    ['an unknown balance', { available: undefined }, [{ kind: 'balanceUnknown' }]],
    ['too small a balance', { amount: '20001' }, [{ kind: 'balanceShort', missing: '0.5', field: 'amount' }]],
    [
      'too many wrong fund passwords, for any new one',
      { fundPasswordWaitsUntil: 1001 },
      [{ kind: 'fundPasswordWaits', until: 1001 }],
    ],
    ['nothing once the wait has ended', { fundPasswordWaitsUntil: 1000 }, []],
    ['a missing fund password', { fundPassword: '' }, [{ kind: 'fundPasswordMissing' }]],
    ['five of its six digits', { fundPassword: '24681' }, [{ kind: 'fundPasswordIncomplete' }]],
  ])('is refused for %s', (_, change, reasons) => {
    expect(withdrawReasons({ ...ready, ...change })).toMatchObject(reasons);
  });

  it.each([
    ['20000.5', '20000'],
    ['1000', '1000'],
    ['999.99', '0'],
    ['0', '0'],
    ['7000000', '5000000'],
  ])('of the maximum, with %s yen available, is %s', (available, most) => {
    expect(maxWithdrawable(available, rules)).toBe(most);
  });
});

it('the checklist shows which steps are done, waiting or to do', () => {
  const member = { verification: 'underReview', cardCount: 0, fundPasswordSet: true } as const;
  expect(withdrawChecklist(member).map(({ state }) => state)).toEqual(['waiting', 'done', 'toDo']);
});
