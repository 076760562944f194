import {
  addSampleCard,
  anotherMember,
  readyToWithdraw,
  refuseRealName,
  sampleFundPassword,
  submitSampleRealName,
  verifyAtOnce,
} from '../identity/byDoing';
import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { completeWithdrawal, requestDeposit, requestWithdrawal } from './byDoing';
import { cancelWithdrawal, submitWithdrawal } from './withdrawals';

type Wish = Parameters<typeof submitWithdrawal>[2];
const usual: Wish = { cardId: 'K0', amount: '1000', fundPassword: sampleFundPassword };

/** A withdrawal at 11:00 on the Friday of the stage, unless it says otherwise, by a member who has all it needs. */
const withdraw =
  (wish: Partial<Wish>, time = '11:00', date?: string) =>
  (set: Stage) => {
    const exchange = set.open(time, date);
    const cardId = readyToWithdraw(exchange, set.member).id;
    return submitWithdrawal(exchange, set.member, { ...usual, cardId, ...wish });
  };

/** The same by a member who has done only what `prepare` does. */
const withdrawAfter =
  (prepare: (exchange: ReturnType<Stage['open']>, set: Stage) => Partial<Wish> | undefined) =>
  (set: Stage) => {
    const exchange = set.open('11:00');
    return submitWithdrawal(exchange, set.member, { ...usual, ...prepare(exchange, set) });
  };

/** Refusals of withdrawals. */
export const withdrawProvocations: Provocation[] = [
  [
    'withdrawing while banned from it',
    'withdrawalBanned',
    (set) => {
      set.member.restrictions.push('withdrawBanned');
      withdraw({})(set);
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
      refuseRealName(exchange, member);
      return undefined;
    }),
  ],
  ['withdrawing to no card', 'cardNotFound', withdraw({ cardId: '' })],
  [
    'withdrawing to another’s card',
    'cardNotFound',
    withdrawAfter((exchange, { member }) => {
      const other = anotherMember(exchange);
      verifyAtOnce(exchange, member);
      return { cardId: readyToWithdraw(exchange, other).id };
    }),
  ],
  ['withdrawing without a fund password', 'passwordEmpty', withdraw({ fundPassword: '' })],
  ['withdrawing with a wrong fund password', 'wrongFundPassword', withdraw({ fundPassword: '000000' })],
  ['withdrawing with the login password', 'wrongFundPassword', withdraw({ fundPassword: 'demo1234' })],
  [
    'withdrawing before a fund password was set',
    'wrongFundPassword',
    withdrawAfter((exchange, { member }) => {
      verifyAtOnce(exchange, member);
      return { cardId: addSampleCard(exchange, member).id };
    }),
  ],
  ['withdrawing half a yen', 'parameterError', withdraw({ amount: '1000.5' })],
  ['withdrawing one yen too few', 'withdrawalMinimum', withdraw({ amount: '999' }), { n: '1000' }],
  ['withdrawing one yen too many', 'withdrawalMaximum', withdraw({ amount: '5000001' }), { n: '5000000' }],
  [
    'withdrawing with a low credit score',
    'creditInsufficient',
    (set) => {
      set.member.creditScore = 59;
      withdraw({})(set);
    },
  ],
  [
    'withdrawing more than there is',
    'insufficientBalance',
    (set) => {
      withdraw({ amount: '5000000' })(set);
      const { id: cardId } = addSampleCard(set.open('11:06'), set.member, 'TW');
      submitWithdrawal(set.open('11:06'), set.member, { ...usual, cardId, amount: '5000000' });
      submitWithdrawal(set.open('11:12'), set.member, { ...usual, cardId });
    },
  ],
  [
    'withdrawing while a withdrawal is reviewed',
    'otherFundOperation',
    (set) => {
      requestWithdrawal(set.open('11:00'), set.member);
      requestWithdrawal(set.open('11:04'), set.member);
    },
  ],
  [
    'withdrawing while a deposit is reviewed',
    'otherFundOperation',
    (set) => {
      requestDeposit(set.open('11:00'), set.member);
      requestWithdrawal(set.open('11:02'), set.member);
    },
  ],
  [
    'cancelling a withdrawal that has passed',
    'orderNotPending',
    (set) => {
      const { id } = requestWithdrawal(set.open('11:00'), set.member);
      cancelWithdrawal(set.open('11:05'), set.member, id);
    },
  ],
  [
    'cancelling a withdrawal that was paid',
    'orderNotPending',
    (set) =>
      cancelWithdrawal(set.open('11:01'), set.member, completeWithdrawal(set.open('11:00'), set.member).id),
  ],
  [
    'cancelling another’s withdrawal',
    'parameterError',
    (set) => {
      const { id } = requestWithdrawal(set.open('11:00'), set.member);
      cancelWithdrawal(set.open('11:01'), anotherMember(set.open('11:01')), id);
    },
  ],
];
