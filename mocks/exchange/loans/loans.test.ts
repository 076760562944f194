import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loan as loanEntity } from '../../../src/api/contract/loans';
import { withdrawalCreditScore } from '../../../src/domain/creditScore';
import { accountView } from '../members/accountView';
import { setCreditScore } from '../rewards/creditScore';
import { type Stage, stage } from '../stage';
import { loanDesk } from './audit';
import { borrow } from './borrow';
import { ownLoan } from './loansOf';
import { loanView } from './loanView';
import { repay } from './repay';
import { termsFor } from './terms';

const wish = { amount: '100000', days: 7 };

/** Asked for at ten on Friday, paid out five minutes later. */
function borrowed(set: Stage) {
  return borrow(set.open('10:00'), set.member, wish);
}

function look(set: Stage, id: string, time: string, date?: string) {
  const exchange = set.open(time, date);
  return v.parse(loanEntity, loanView(exchange, ownLoan(exchange, set.member, id)));
}

const availableAt = (set: Stage, time: string, date?: string) =>
  accountView(set.open(time, date), set.member).availableFunds;

describe('the audit', () => {
  test('takes five minutes, then the money is there', () => {
    const set = stage('0');
    const { id } = borrowed(set);
    expect(look(set, id, '10:04')).toMatchObject({
      status: 'awaitingAudit',
      repayment: { outstanding: '0' },
    });
    expect(availableAt(set, '10:04')).toBe('0');
    const passed = look(set, id, '10:05');
    expect(passed).toMatchObject({ status: 'passed', reviewDueAt: null });
    expect(passed.repayment.dueAt).toBe(Date.parse('2026-11-27T10:05:00+09:00'));
    expect(availableAt(set, '10:05')).toBe('100000');
  });

  test('can be made at once', () => {
    const set = stage('0');
    const { id } = borrowed(set);
    const exchange = set.open('10:01');
    expect(loanDesk.waiting(exchange)).toMatchObject([{ id, amount: '100000' }]);
    loanDesk.decide(exchange, id, 'pass');
    loanDesk.decide(exchange, id, 'reject');
    expect(look(set, id, '10:02').status).toBe('passed');
    expect(availableAt(set, '10:06')).toBe('100000');
  });

  test.each([
    [
      'by the back office',
      'audit',
      (set: Stage, id: string) => loanDesk.decide(set.open('10:01'), id, 'reject'),
    ],
    [
      'when the score has fallen',
      'creditScore',
      (set: Stage) => setCreditScore(set.open('10:01'), set.member, 60),
    ],
    ['of a frozen account', 'accountRestricted', (set: Stage) => set.member.restrictions.push('frozen')],
  ] as const)('rejects %s: nothing is paid out, nothing owed', (_, rejection, act) => {
    const set = stage('0');
    const { id } = borrowed(set);
    act(set, id);
    const rejected = look(set, id, '10:06');
    expect(rejected).toMatchObject({ status: 'rejected', rejection });
    expect(rejected.repayment).toMatchObject({ outstanding: '0', totalToRepay: '0' });
    expect(availableAt(set, '10:06')).toBe('0');
  });
});

describe('repaying', () => {
  test('within the first day costs one day of interest', () => {
    const set = stage();
    const { id } = borrowed(set);
    expect(look(set, id, '10:04', '2026-11-21').repayment.outstanding).toBe('100030');
    repay(set.open('10:05', '2026-11-21'), set.member, { id, amount: '100030' });
    expect(look(set, id, '12:00', '2026-12-01')).toMatchObject({
      status: 'passed',
      repayment: { outstanding: '0', totalToRepay: '100030', overdue: false },
    });
    expect(set.member.creditScore).toBe(70);
  });

  test('in part takes interest first; what is left costs less a day', () => {
    const set = stage();
    const { id } = borrowed(set);
    const first = repay(set.open('11:00'), set.member, { id, amount: '50030' });
    expect(first.repayments).toMatchObject([{ interest: '30', principal: '50000' }]);
    const second = look(set, id, '11:00', '2026-11-22').repayment;
    expect(second).toMatchObject({
      repaid: '50030',
      outstanding: '50030',
      interest: '60',
      principal: '50000',
    });
    expect(second.totalToRepay).toBe('100120');
  });

  test('on the last day comes to what was told before', () => {
    const set = stage();
    const { id } = borrowed(set);
    expect(look(set, id, '10:01').repayment.totalToRepay).toBe('100210');
    expect(look(set, id, '10:05', '2026-11-27').repayment).toMatchObject({
      outstanding: '100210',
      overdue: false,
    });
  });

  test('is confirmed three minutes later, which changes nothing else', () => {
    const set = stage();
    const { id } = borrowed(set);
    repay(set.open('11:00'), set.member, { id, amount: '50030' });
    const before = look(set, id, '11:02');
    const after = look(set, id, '11:03');
    const at = Date.parse('2026-11-20T11:03:00+09:00');
    expect(before.repayments).toMatchObject([{ confirmedAt: null, confirmationDueAt: at }]);
    expect(after.repayments).toMatchObject([{ confirmedAt: at, confirmationDueAt: null }]);
    expect(after.repayment).toEqual(before.repayment);
    expect(availableAt(set, '11:03')).toBe(availableAt(set, '11:02'));
  });

  test('is possible in the night and at the weekend', () => {
    const set = stage();
    const { id } = borrowed(set);
    repay(set.open('23:00', '2026-11-22'), set.member, { id, amount: '100090' });
    expect(termsFor(set.open('23:00', '2026-11-22'), set.member)).toMatchObject({
      borrowed: '0',
      openLoanId: null,
      open: false,
    });
  });
});

describe('an overdue loan', () => {
  test('goes on at the same rate, and costs credit score once', () => {
    const set = stage();
    setCreditScore(set.open('09:30'), set.member, 90);
    const { id } = borrowed(set);
    expect(look(set, id, '10:06', '2026-11-27').repayment).toMatchObject({
      outstanding: '100240',
      totalToRepay: '100240',
      overdue: true,
    });
    expect(set.member.creditScore).toBe(80);
    expect(look(set, id, '10:05', '2026-12-27').repayment.outstanding).toBe('101110');
    expect(set.member.creditScore).toBe(80);
  });

  test('never stands between a member and a withdrawal', () => {
    const set = stage();
    setCreditScore(set.open('09:30'), set.member, 65);
    borrowed(set);
    set.open('12:00', '2027-02-01');
    expect(set.member.creditScore).toBe(withdrawalCreditScore);
  });

  test('leaves the credit score of who repaid in time alone', () => {
    const set = stage();
    const { id } = borrowed(set);
    repay(set.open('10:05', '2026-11-27'), set.member, { id, amount: '100210' });
    set.open('12:00', '2026-12-27');
    expect(set.member.creditScore).toBe(70);
  });
});

test('the terms tell what can be borrowed now', () => {
  const set = stage();
  expect(termsFor(set.open('10:00'), set.member)).toMatchObject({
    creditLimit: '300000',
    borrowed: '0',
    available: '300000',
    open: true,
    openLoanId: null,
  });
  const { id } = borrowed(set);
  const waiting = termsFor(set.open('10:01'), set.member);
  expect(waiting).toMatchObject({ borrowed: '0', available: '200000', openLoanId: id });
  const passed = termsFor(set.open('10:06'), set.member);
  expect(passed).toMatchObject({ borrowed: '100000', available: '200000', openLoanId: id });
  const account = accountView(set.open('10:06'), set.member);
  expect(account).toMatchObject({ creditLimit: '300000', borrowedAmount: '100000', overdueLoan: null });
});

test('the account tells a loan that is overdue, with all that repays it now', () => {
  const set = stage();
  const { id } = borrowed(set);
  const overdueAt = (time: string, date: string) => accountView(set.open(time, date), set.member).overdueLoan;
  expect(overdueAt('10:05', '2026-11-27')).toBeNull();
  expect(overdueAt('10:06', '2026-11-27')).toMatchObject({ id, outstanding: '100240' });
  repay(set.open('10:07', '2026-11-27'), set.member, { id, amount: '100240' });
  expect(overdueAt('10:08', '2026-11-27')).toBeNull();
});
