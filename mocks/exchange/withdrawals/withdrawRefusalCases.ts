import {
  addSampleCard,
  anotherMember,
  prepareForWithdrawal,
  rejectRealName,
  sampleFundPassword,
  submitSampleRealName,
  verifyImmediately,
} from '../identity/seed';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { completeWithdrawal, requestWithdrawal } from '../transfers/seed';
import { cancelWithdrawal, submitWithdrawal } from './withdrawals';

type Request = Parameters<typeof submitWithdrawal>[2];
const usual: Request = { cardId: 'K0', amount: '1000', fundPassword: sampleFundPassword };

/** A withdrawal on Friday at 11:00 unless another time is given, by a member who meets all requirements. */
const withdraw =
  (request: Partial<Request>, time = '11:00', date?: string) =>
  (setup: TestExchange) => {
    const exchange = setup.open(time, date);
    const cardId = prepareForWithdrawal(exchange, setup.member).id;
    return submitWithdrawal(exchange, setup.member, { ...usual, cardId, ...request });
  };

/** The same by a member with only the steps of `prepare`. */
const withdrawAfter =
  (
    prepare: (
      exchange: ReturnType<TestExchange['open']>,
      setup: TestExchange,
    ) => Partial<Request> | undefined,
  ) =>
  (setup: TestExchange) => {
    const exchange = setup.open('11:00');
    return submitWithdrawal(exchange, setup.member, { ...usual, ...prepare(exchange, setup) });
  };

/** Refusals of withdrawals. */
export const withdrawRefusalCases: RefusalCase[] = [
  [
    'withdrawing while banned from withdrawals',
    'withdrawalBanned',
    (setup) => {
      setup.member.restrictions.push('withdrawBanned');
      withdraw({})(setup);
    },
  ],
  ['withdrawing at one minute to nine', 'outsideWithdrawalTime', withdraw({}, '08:59', '2026-11-24')],
  ['withdrawing at six in the evening', 'outsideWithdrawalTime', withdraw({}, '18:00')],
  ['withdrawing on a Sunday', 'outsideWithdrawalTime', withdraw({}, '11:00', '2026-11-22')],
  ['withdrawing on a holiday', 'outsideWithdrawalTime', withdraw({}, '11:00', '2026-11-23')],
  ['withdrawing before the real-name check', 'realNameMissing', withdrawAfter(() => undefined)],
  [
    'withdrawing during the review',
    'realNameNotPassed',
    withdrawAfter((exchange, { member }) => {
      submitSampleRealName(exchange, member);
      return undefined;
    }),
  ],
  [
    'withdrawing after a refusal',
    'realNameNotPassed',
    withdrawAfter((exchange, { member }) => {
      rejectRealName(exchange, member);
      return undefined;
    }),
  ],
  ['withdrawing to no card', 'cardNotFound', withdraw({ cardId: '' })],
  [
    'withdrawing to another’s card',
    'cardNotFound',
    withdrawAfter((exchange, { member }) => {
      const other = anotherMember(exchange);
      verifyImmediately(exchange, member);
      return { cardId: prepareForWithdrawal(exchange, other).id };
    }),
  ],
  ['withdrawing without a fund password', 'passwordEmpty', withdraw({ fundPassword: '' })],
  ['withdrawing with a wrong fund password', 'wrongFundPassword', withdraw({ fundPassword: '000000' })],
  ['withdrawing with the login password', 'wrongFundPassword', withdraw({ fundPassword: 'demo1234' })],
  [
    'withdrawing before a fund password was set',
    'wrongFundPassword',
    withdrawAfter((exchange, { member }) => {
      verifyImmediately(exchange, member);
      return { cardId: addSampleCard(exchange, member).id };
    }),
  ],
  ['withdrawing half a yen', 'parameterError', withdraw({ amount: '1000.5' })],
  ['withdrawing one yen too few', 'withdrawalMinimum', withdraw({ amount: '999' }), { n: '1000' }],
  ['withdrawing one yen too many', 'withdrawalMaximum', withdraw({ amount: '5000001' }), { n: '5000000' }],
  [
    'withdrawing with a low credit score',
    'creditInsufficient',
    (setup) => {
      setup.member.creditScore = 59;
      withdraw({})(setup);
    },
  ],
  [
    'withdrawing more than the balance',
    'insufficientBalance',
    (setup) => {
      withdraw({ amount: '5000000' })(setup);
      const { id: cardId } = addSampleCard(setup.open('11:06'), setup.member, 'TW');
      submitWithdrawal(setup.open('11:06'), setup.member, { ...usual, cardId, amount: '5000000' });
      submitWithdrawal(setup.open('11:12'), setup.member, { ...usual, cardId });
    },
  ],
  [
    'withdrawing while a withdrawal is reviewed',
    'otherFundOperation',
    (setup) => {
      requestWithdrawal(setup.open('11:00'), setup.member);
      requestWithdrawal(setup.open('11:04'), setup.member);
    },
  ],
  [
    'cancelling a withdrawal that has passed',
    'orderNotPending',
    (setup) => {
      const { id } = requestWithdrawal(setup.open('11:00'), setup.member);
      cancelWithdrawal(setup.open('11:05'), setup.member, id);
    },
  ],
  [
    'cancelling a withdrawal that was paid',
    'orderNotPending',
    (setup) =>
      cancelWithdrawal(
        setup.open('11:01'),
        setup.member,
        completeWithdrawal(setup.open('11:00'), setup.member).id,
      ),
  ],
  [
    'cancelling another’s withdrawal',
    'parameterError',
    (setup) => {
      const { id } = requestWithdrawal(setup.open('11:00'), setup.member);
      cancelWithdrawal(setup.open('11:01'), anotherMember(setup.open('11:01')), id);
    },
  ],
];
