import { loanBorrow } from '../../../src/api/contract/loans';
import { add } from '../../../src/domain/decimal';
import { outstandingOf } from '../arithmetic/loans';
import { register } from '../login/register';
import { lookup } from '../lookup';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import { setCreditScore } from '../rewards/creditScore';
import { type TestExchange, testExchange } from '../testExchange';
import { borrow } from './borrow';
import { debtAt } from './debt';
import { ownLoan } from './loansOf';
import { repay } from './repay';
import { loanRules } from './rules';

const requestLoan =
  (request: Partial<Parameters<typeof borrow>[2]> = {}, time = '10:00', date?: string) =>
  (setup: TestExchange) =>
    borrow(setup.open(time, date), setup.member, { amount: '100000', days: 30, ...request });

/** The loan is paid out at 10:05; the member repays at 10:10. */
const repayAmount = (amountOf: (outstanding: string) => string) => (setup: TestExchange) => {
  const { id } = requestLoan()(setup);
  const exchange = setup.open('10:10');
  const outstanding = outstandingOf(debtAt(ownLoan(exchange, setup.member, id), exchange.now));
  return repay(exchange, setup.member, { id, amount: amountOf(outstanding) });
};

const requestLoanOnce = (time: string, date?: string) => (setup: TestExchange) =>
  runOnce(
    setup.open(time, date),
    setup.member,
    { path: loanBorrow.path, request: { clientRequestId: 'r1' } },
    { act: () => requestLoan({}, time, date)(setup), find: (id) => lookup(setup.world.loans.records, id) },
  );

export const loansRefusalCases: RefusalCase[] = [
  [
    'borrowing with too low a credit score',
    'creditInsufficient',
    (setup) => {
      setCreditScore(setup.open('10:00'), setup.member, 64);
      requestLoan()(setup);
    },
  ],
  ['borrowing before the channel opens', 'borrowingClosed', requestLoan({}, '08:59', '2026-11-24')],
  ['borrowing when the channel has closed', 'borrowingClosed', requestLoan({}, '18:00')],
  ['borrowing on a Saturday', 'borrowingClosed', requestLoan({}, '10:00', '2026-11-21')],
  ['borrowing on a holiday', 'borrowingClosed', requestLoan({}, '10:00', '2026-11-23')],
  ['borrowing beyond the credit limit', 'borrowingClosed', requestLoan({ amount: '300001' })],
  [
    'borrowing less than the minimum',
    'belowMinimum',
    requestLoan({ amount: '9999' }),
    { n: loanRules.minimum },
  ],
  [
    'borrowing while a loan awaits its audit',
    'loanOutstanding',
    (setup) => {
      requestLoan()(setup);
      requestLoan({}, '10:01')(setup);
    },
  ],
  [
    'borrowing while a loan is repaid in part',
    'loanOutstanding',
    (setup) => {
      repayAmount(() => '50000')(setup);
      requestLoan({}, '10:15')(setup);
    },
  ],
  ['borrowing nothing', 'parameterError', requestLoan({ amount: '' })],
  ['borrowing zero yen', 'parameterError', requestLoan({ amount: '0' })],
  ['borrowing a fraction of a yen', 'parameterError', requestLoan({ amount: '10000.5' })],
  ['borrowing in scientific notation', 'parameterError', requestLoan({ amount: '1e5' })],
  ['borrowing for a term that is not offered', 'parameterError', requestLoan({ days: 8 })],
  ['borrowing during nightly maintenance', 'systemBusy', requestLoanOnce('04:00', '2026-11-24')],
  [
    'borrowing while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      requestLoanOnce('10:00')(setup);
    },
  ],
  ['repaying more than is outstanding', 'repaymentExceedsLoan', repayAmount((all) => add(all, '0.01'))],
  [
    'repaying before the loan is paid out',
    'repaymentExceedsLoan',
    (setup) => repay(setup.open('10:01'), setup.member, { id: requestLoan()(setup).id, amount: '1' }),
  ],
  [
    'repaying a repaid loan',
    'repaymentExceedsLoan',
    (setup) => {
      const { id } = repayAmount((all) => all)(setup);
      repay(setup.open('10:20'), setup.member, { id, amount: '1' });
    },
  ],
  ['repaying nothing', 'parameterError', repayAmount(() => '')],
  ['repaying zero yen', 'parameterError', repayAmount(() => '0')],
  ['repaying a negative amount', 'parameterError', repayAmount(() => '-1')],
  ['repaying a fraction of a sen', 'parameterError', repayAmount(() => '0.001')],
  [
    'repaying an unknown loan',
    'parameterError',
    (setup) => repay(setup.open('10:00'), setup.member, { id: 'constructor', amount: '1' }),
  ],
  [
    'repaying another’s loan',
    'parameterError',
    (setup) => {
      const { id } = requestLoan()(setup);
      const exchange = setup.open('10:10');
      const { inviteCode } = setup.member;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      repay(exchange, other, { id, amount: '1' });
    },
  ],
  [
    'repaying everything with only the loan itself',
    'insufficientBalance',
    () => repayAmount((all) => all)(testExchange('0')),
  ],
];
