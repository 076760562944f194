import { loanBorrow } from '../../../src/api/contract/loans';
import { add } from '../../../src/domain/decimal';
import { outstandingOf } from '../../../src/domain/loanInterest';
import { lookup } from '../lookup';
import { register } from '../members/register';
import { runOnce } from '../members/runOnce';
import type { RefusalCase } from '../refusalCase';
import { setCreditScore } from '../rewards/creditScore';
import { type TestExchange, testExchange } from '../testExchange';
import { borrow } from './borrow';
import { debtAt } from './debt';
import { ownLoan } from './loansOf';
import { repay } from './repay';
import { loanRules } from './rules';

const ask =
  (request: Partial<Parameters<typeof borrow>[2]> = {}, time = '10:00', date?: string) =>
  (setup: TestExchange) =>
    borrow(setup.open(time, date), setup.member, { amount: '100000', days: 30, ...request });

/** The loan is paid out at 10:05; the member repays at 10:10. */
const payBack = (amountOf: (outstanding: string) => string) => (setup: TestExchange) => {
  const { id } = ask()(setup);
  const exchange = setup.open('10:10');
  const outstanding = outstandingOf(debtAt(ownLoan(exchange, setup.member, id), exchange.now));
  return repay(exchange, setup.member, { id, amount: amountOf(outstanding) });
};

const askOnce = (time: string, date?: string) => (setup: TestExchange) =>
  runOnce(
    setup.open(time, date),
    setup.member,
    { path: loanBorrow.path, request: { clientRequestId: 'r1' } },
    { act: () => ask({}, time, date)(setup), find: (id) => lookup(setup.world.loans.records, id) },
  );

export const loansRefusalCases: RefusalCase[] = [
  [
    'borrowing with too low a credit score',
    'creditInsufficient',
    (setup) => {
      setCreditScore(setup.open('10:00'), setup.member, 64);
      ask()(setup);
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
    (setup) => {
      ask()(setup);
      ask({}, '10:01')(setup);
    },
  ],
  [
    'borrowing while a loan is repaid in part',
    'loanOutstanding',
    (setup) => {
      payBack(() => '50000')(setup);
      ask({}, '10:15')(setup);
    },
  ],
  ['borrowing nothing', 'parameterError', ask({ amount: '' })],
  ['borrowing zero yen', 'parameterError', ask({ amount: '0' })],
  ['borrowing a fraction of a yen', 'parameterError', ask({ amount: '10000.5' })],
  ['borrowing in scientific notation', 'parameterError', ask({ amount: '1e5' })],
  ['borrowing for a term that is not offered', 'parameterError', ask({ days: 8 })],
  ['borrowing during nightly maintenance', 'systemBusy', askOnce('04:00', '2026-11-24')],
  [
    'borrowing while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      askOnce('10:00')(setup);
    },
  ],
  ['repaying more than is outstanding', 'repaymentExceedsLoan', payBack((all) => add(all, '0.01'))],
  [
    'repaying before the loan is paid out',
    'repaymentExceedsLoan',
    (setup) => repay(setup.open('10:01'), setup.member, { id: ask()(setup).id, amount: '1' }),
  ],
  [
    'repaying a repaid loan',
    'repaymentExceedsLoan',
    (setup) => {
      const { id } = payBack((all) => all)(setup);
      repay(setup.open('10:20'), setup.member, { id, amount: '1' });
    },
  ],
  ['repaying nothing', 'parameterError', payBack(() => '')],
  ['repaying zero yen', 'parameterError', payBack(() => '0')],
  ['repaying a negative amount', 'parameterError', payBack(() => '-1')],
  ['repaying a fraction of a sen', 'parameterError', payBack(() => '0.001')],
  [
    'repaying an unknown loan',
    'parameterError',
    (setup) => repay(setup.open('10:00'), setup.member, { id: 'constructor', amount: '1' }),
  ],
  [
    'repaying another’s loan',
    'parameterError',
    (setup) => {
      const { id } = ask()(setup);
      const exchange = setup.open('10:10');
      const { inviteCode } = setup.member;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      repay(exchange, other, { id, amount: '1' });
    },
  ],
  [
    'repaying everything with only the loan itself',
    'insufficientBalance',
    () => payBack((all) => all)(testExchange('0')),
  ],
];
