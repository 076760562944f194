import { loanBorrow } from '../../../src/api/contract/loans';
import { add } from '../../../src/domain/decimal';
import { outstandingOf } from '../../../src/domain/loanInterest';
import { lookup } from '../lookup';
import { register } from '../members/register';
import { once } from '../members/requests';
import type { Provocation } from '../provocation';
import { setCreditScore } from '../rewards/creditScore';
import { type Stage, stage } from '../stage';
import { borrow } from './borrow';
import { debtAt } from './debt';
import { ownLoan } from './loansOf';
import { repay } from './repay';
import { loanRules } from './rules';

const ask =
  (wish: Partial<Parameters<typeof borrow>[2]> = {}, time = '10:00', date?: string) =>
  (set: Stage) =>
    borrow(set.open(time, date), set.member, { amount: '100000', days: 30, ...wish });

/** The loan is paid out at 10:05, and the member pays back at 10:10. */
const payBack = (amountOf: (outstanding: string) => string) => (set: Stage) => {
  const { id } = ask()(set);
  const exchange = set.open('10:10');
  const outstanding = outstandingOf(debtAt(ownLoan(exchange, set.member, id), exchange.now));
  return repay(exchange, set.member, { id, amount: amountOf(outstanding) });
};

const askOnce = (time: string, date?: string) => (set: Stage) =>
  once(
    set.open(time, date),
    set.member,
    { path: loanBorrow.path, request: { clientRequestId: 'r1' } },
    { act: () => ask({}, time, date)(set), find: (id) => lookup(set.world.loans.records, id) },
  );

export const loansProvocations: Provocation[] = [
  [
    'borrowing with too low a credit score',
    'creditInsufficient',
    (set) => {
      setCreditScore(set.open('10:00'), set.member, 64);
      ask()(set);
    },
  ],
  ['borrowing before the channel opens', 'borrowingClosed', ask({}, '08:59', '2026-11-24')],
  ['borrowing when the channel has closed', 'borrowingClosed', ask({}, '18:00')],
  ['borrowing on a Saturday', 'borrowingClosed', ask({}, '10:00', '2026-11-21')],
  ['borrowing on a holiday', 'borrowingClosed', ask({}, '10:00', '2026-11-23')],
  ['borrowing beyond the credit limit', 'borrowingClosed', ask({ amount: '300001' })],
  ['borrowing less than the minimum', 'belowMinimum', ask({ amount: '9999' }), { n: loanRules.minimum }],
  [
    'borrowing while a loan awaits its audit',
    'loanOutstanding',
    (set) => {
      ask()(set);
      ask({}, '10:01')(set);
    },
  ],
  [
    'borrowing while a loan is repaid in part',
    'loanOutstanding',
    (set) => {
      payBack(() => '50000')(set);
      ask({}, '10:15')(set);
    },
  ],
  ['borrowing nothing', 'parameterError', ask({ amount: '' })],
  ['borrowing zero yen', 'parameterError', ask({ amount: '0' })],
  ['borrowing a fraction of a yen', 'parameterError', ask({ amount: '10000.5' })],
  ['borrowing in scientific notation', 'parameterError', ask({ amount: '1e5' })],
  ['borrowing for a term that is not offered', 'parameterError', ask({ days: 8 })],
  ['borrowing while the books are closed', 'systemBusy', askOnce('04:00', '2026-11-24')],
  [
    'borrowing while frozen',
    'accountFrozen',
    (set) => {
      set.member.restrictions.push('frozen');
      askOnce('10:00')(set);
    },
  ],
  ['repaying more than is outstanding', 'repaymentExceedsLoan', payBack((all) => add(all, '0.01'))],
  [
    'repaying before the loan is paid out',
    'repaymentExceedsLoan',
    (set) => repay(set.open('10:01'), set.member, { id: ask()(set).id, amount: '1' }),
  ],
  [
    'repaying what is repaid already',
    'repaymentExceedsLoan',
    (set) => {
      const { id } = payBack((all) => all)(set);
      repay(set.open('10:20'), set.member, { id, amount: '1' });
    },
  ],
  ['repaying nothing', 'parameterError', payBack(() => '')],
  ['repaying zero yen', 'parameterError', payBack(() => '0')],
  ['repaying less than nothing', 'parameterError', payBack(() => '-1')],
  ['repaying a fraction of a sen', 'parameterError', payBack(() => '0.001')],
  [
    'repaying a loan that is not there',
    'parameterError',
    (set) => repay(set.open('10:00'), set.member, { id: 'constructor', amount: '1' }),
  ],
  [
    'repaying another’s loan',
    'parameterError',
    (set) => {
      const { id } = ask()(set);
      const exchange = set.open('10:10');
      const { inviteCode } = set.member;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      repay(exchange, other, { id, amount: '1' });
    },
  ],
  [
    'repaying all with nothing but the loan itself',
    'insufficientBalance',
    () => payBack((all) => all)(stage('0')),
  ],
];
