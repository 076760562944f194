import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loan as loanEntity } from '../../../src/api/contract/loans';
import { withdrawalCreditScore } from '../../../src/domain/rewards/creditScore';
import { accountView } from '../account/accountView';
import { AskedAgain } from '../askedAgain';
import { setCreditScore } from '../rewards/creditScore';
import { type TestExchange, testExchange } from '../testExchange';
import { loanReviewQueue } from './audit';
import { borrow } from './borrow';
import { ownLoan } from './loansOf';
import { loanView } from './loanView';
import { repay } from './repay';
import { termsFor } from './terms';

const request = { amount: '100000', days: 7 };

/** A loan requested on Friday at 10:00 and paid out five minutes later. */
function borrowed(setup: TestExchange) {
  return borrow(setup.open('10:00'), setup.member, request);
}

function loanViewAt(setup: TestExchange, id: string, time: string, date?: string) {
  const exchange = setup.open(time, date);
  return v.parse(loanEntity, loanView(exchange, ownLoan(exchange, setup.member, id)));
}

const availableAt = (setup: TestExchange, time: string, date?: string) =>
  accountView(setup.open(time, date), setup.member).availableFunds;

describe('the audit', () => {
  test('takes five minutes, then pays the money out', () => {
    const setup = testExchange('0');
    const { id } = borrowed(setup);
    expect(loanViewAt(setup, id, '10:04')).toMatchObject({
      status: 'awaitingAudit',
      repayment: { outstanding: '0' },
    });
    expect(availableAt(setup, '10:04')).toBe('0');
    const passed = loanViewAt(setup, id, '10:05');
    expect(passed).toMatchObject({ status: 'passed', reviewDueAt: null });
    expect(passed.repayment.dueAt).toBe(Date.parse('2026-11-27T10:05:00+09:00'));
    expect(availableAt(setup, '10:05')).toBe('100000');
  });

  test('can be done at once by the back office', () => {
    const setup = testExchange('0');
    const { id } = borrowed(setup);
    const exchange = setup.open('10:01');
    expect(loanReviewQueue.waiting(exchange)).toMatchObject([{ id, amount: '100000' }]);
    loanReviewQueue.decide(exchange, id, 'pass');
    loanReviewQueue.decide(exchange, id, 'reject');
    expect(loanViewAt(setup, id, '10:02').status).toBe('passed');
    expect(availableAt(setup, '10:06')).toBe('100000');
  });

  test.each([
    [
      'by the back office',
      'audit',
      (setup: TestExchange, id: string) => loanReviewQueue.decide(setup.open('10:01'), id, 'reject'),
    ],
    [
      'when the score has fallen',
      'creditScore',
      (setup: TestExchange) => setCreditScore(setup.open('10:01'), setup.member, 60),
    ],
    [
      'of a frozen account',
      'accountRestricted',
      (setup: TestExchange) => setup.member.restrictions.push('frozen'),
    ],
  ] as const)('rejects %s: nothing is paid out, nothing owed', (_, rejection, act) => {
    const setup = testExchange('0');
    const { id } = borrowed(setup);
    act(setup, id);
    const rejected = loanViewAt(setup, id, '10:06');
    expect(rejected).toMatchObject({ status: 'rejected', rejection });
    expect(rejected.repayment).toMatchObject({ outstanding: '0', totalToRepay: '0' });
    expect(availableAt(setup, '10:06')).toBe('0');
  });
});

describe('repaying', () => {
  test('within the first day costs one day of interest', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    expect(loanViewAt(setup, id, '10:04', '2026-11-21').repayment.outstanding).toBe('100030');
    repay(setup.open('10:05', '2026-11-21'), setup.member, { id, amount: '100030' });
    expect(loanViewAt(setup, id, '12:00', '2026-12-01')).toMatchObject({
      status: 'passed',
      repayment: { outstanding: '0', totalToRepay: '100030', overdue: false },
    });
    expect(setup.member.creditScore).toBe(70);
  });

  test('in part covers interest first; the rest costs less per day', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    const first = repay(setup.open('11:00'), setup.member, { id, amount: '50030' });
    expect(first.repayments).toMatchObject([{ interest: '30', principal: '50000' }]);
    const second = loanViewAt(setup, id, '11:00', '2026-11-22').repayment;
    expect(second).toMatchObject({
      repaid: '50030',
      outstanding: '50030',
      interest: '60',
      principal: '50000',
    });
    expect(second.totalToRepay).toBe('100120');
  });

  test('on the last day costs the announced amount', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    expect(loanViewAt(setup, id, '10:01').repayment.totalToRepay).toBe('100210');
    expect(loanViewAt(setup, id, '10:05', '2026-11-27').repayment).toMatchObject({
      outstanding: '100210',
      overdue: false,
    });
  });

  test('is confirmed three minutes later, without other changes', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    repay(setup.open('11:00'), setup.member, { id, amount: '50030' });
    const before = loanViewAt(setup, id, '11:02');
    const after = loanViewAt(setup, id, '11:03');
    const at = Date.parse('2026-11-20T11:03:00+09:00');
    expect(before.repayments).toMatchObject([{ confirmedAt: null, confirmationDueAt: at }]);
    expect(after.repayments).toMatchObject([{ confirmedAt: at, confirmationDueAt: null }]);
    expect(after.repayment).toEqual(before.repayment);
    expect(availableAt(setup, '11:03')).toBe(availableAt(setup, '11:02'));
  });

  test('is possible at night and at the weekend', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    repay(setup.open('23:00', '2026-11-22'), setup.member, { id, amount: '100090' });
    expect(termsFor(setup.open('23:00', '2026-11-22'), setup.member)).toMatchObject({
      borrowed: '0',
      openLoanId: null,
      open: false,
    });
  });
});

describe('an overdue loan', () => {
  test('continues at the same rate, and reduces the credit score once', () => {
    const setup = testExchange();
    setCreditScore(setup.open('09:30'), setup.member, 90);
    const { id } = borrowed(setup);
    expect(loanViewAt(setup, id, '10:06', '2026-11-27').repayment).toMatchObject({
      outstanding: '100240',
      totalToRepay: '100240',
      overdue: true,
    });
    expect(setup.member.creditScore).toBe(80);
    expect(loanViewAt(setup, id, '10:05', '2026-12-27').repayment.outstanding).toBe('101110');
    expect(setup.member.creditScore).toBe(80);
  });

  test('never blocks a withdrawal', () => {
    const setup = testExchange();
    setCreditScore(setup.open('09:30'), setup.member, 65);
    borrowed(setup);
    setup.open('12:00', '2027-02-01');
    expect(setup.member.creditScore).toBe(withdrawalCreditScore);
  });

  test('does not affect the credit score of members who repaid in time', () => {
    const setup = testExchange();
    const { id } = borrowed(setup);
    repay(setup.open('10:05', '2026-11-27'), setup.member, { id, amount: '100210' });
    setup.open('12:00', '2026-12-27');
    expect(setup.member.creditScore).toBe(70);
  });
});

test('the terms contain the amount that can be borrowed now', () => {
  const setup = testExchange();
  expect(termsFor(setup.open('10:00'), setup.member)).toMatchObject({
    creditLimit: '300000',
    borrowed: '0',
    available: '300000',
    open: true,
    openLoanId: null,
  });
  const { id } = borrowed(setup);
  const waiting = termsFor(setup.open('10:01'), setup.member);
  expect(waiting).toMatchObject({ borrowed: '0', available: '200000', openLoanId: id });
  const passed = termsFor(setup.open('10:06'), setup.member);
  expect(passed).toMatchObject({ borrowed: '100000', available: '200000', openLoanId: id });
  const account = accountView(setup.open('10:06'), setup.member);
  expect(account).toMatchObject({ creditLimit: '300000', borrowedAmount: '100000', overdueLoan: null });
});

test('the account contains an overdue loan with the amount that repays it now', () => {
  const setup = testExchange();
  const { id } = borrowed(setup);
  const overdueAt = (time: string, date: string) =>
    accountView(setup.open(time, date), setup.member).overdueLoan;
  expect(overdueAt('10:05', '2026-11-27')).toBeNull();
  expect(overdueAt('10:06', '2026-11-27')).toMatchObject({ id, outstanding: '100240' });
  repay(setup.open('10:07', '2026-11-27'), setup.member, { id, amount: '100240' });
  expect(overdueAt('10:08', '2026-11-27')).toBeNull();
});

describe('a repayment of all', () => {
  /** 100,000 yen, paid out on Friday at 10:05; interest of 30 yen a day. */
  const owing = () => {
    const setup = testExchange('500000');
    const { id } = borrowed(setup);
    return { setup, id };
  };
  const all = (amount: string, id: string) => ({ id, amount, all: true });
  const tomorrow = '2026-11-21';

  test('leaves nothing', () => {
    const { setup, id } = owing();
    repay(setup.open('10:10'), setup.member, all('100030', id));
    expect(loanViewAt(setup, id, '10:10').repayment).toMatchObject({ outstanding: '0', repaid: '100030' });
  });

  test('is asked again once the interest of another day was added, and repays nothing', () => {
    const { setup, id } = owing();
    expect(() => repay(setup.open('10:06', tomorrow), setup.member, all('100030', id))).toThrow(AskedAgain);
    const { repayment, repayments } = loanViewAt(setup, id, '10:06', tomorrow);
    expect(repayment).toMatchObject({ outstanding: '100060', repaid: '0' });
    expect(repayments).toEqual([]);
    expect(availableAt(setup, '10:06', tomorrow)).toBe('600000');
    repay(setup.open('10:06', tomorrow), setup.member, all('100060', id));
    expect(loanViewAt(setup, id, '10:06', tomorrow).repayment.outstanding).toBe('0');
  });

  test('takes less if a part was repaid meanwhile', () => {
    const { setup, id } = owing();
    repay(setup.open('10:10'), setup.member, { id, amount: '60030' });
    repay(setup.open('10:10'), setup.member, all('100030', id));
    expect(loanViewAt(setup, id, '10:10').repayment).toMatchObject({ outstanding: '0', repaid: '100030' });
    expect(availableAt(setup, '10:10')).toBe('499970');
  });

  test('of a loan that is repaid is refused', () => {
    const { setup, id } = owing();
    repay(setup.open('10:10'), setup.member, all('100030', id));
    expect(() => repay(setup.open('10:10'), setup.member, all('100030', id))).toThrow('repaymentExceedsLoan');
  });

  test('without all, an amount that was all leaves the new interest', () => {
    const { setup, id } = owing();
    repay(setup.open('10:06', tomorrow), setup.member, { id, amount: '100030' });
    expect(loanViewAt(setup, id, '10:06', tomorrow).repayment.outstanding).toBe('30');
  });
});
