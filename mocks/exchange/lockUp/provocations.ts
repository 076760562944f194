import { add } from '../../../src/domain/decimal';
import { register } from '../members/register';
import type { Provocation } from '../provocation';
import { type Stage, stage } from '../stage';
import { buyLockUp } from './buyLockUp';
import { remainingCapacity } from './capacity';
import { productOf } from './products';
import { redeemLockUp } from './redeemLockUp';

type Purchase = Parameters<typeof buyLockUp>[2];

const buy = (wish: Partial<Purchase>) => (set: Stage) =>
  buyLockUp(set.open('10:00'), set.member, { productId: 'LU07', amount: '100000', ...wish });

/** What the shortest of the products still takes in. */
const left = remainingCapacity(stage().open('10:00'), productOf('LU07'));

export const lockUpProvocations: Provocation[] = [
  ['locking up less than the minimum', 'minimumBuyAmount', buy({ amount: '9999' }), { n: '10000' }],
  ['locking up nothing', 'minimumBuyAmount', buy({ amount: '0', productId: 'LU90' }), { n: '500000' }],
  ['locking up half a yen', 'parameterError', buy({ amount: '10000.5' })],
  ['locking up more than there is', 'insufficientBalance', buy({ amount: '10000001' })],
  ['locking up more than a product takes', 'aboveMaximum', buy({ amount: add(left, '1') }), { n: left }],
  ['a lock-up product that is not there', 'productMissing', buy({ productId: 'LU08' })],
  [
    'locking up while banned from trading',
    'tradingBanned',
    (set) => {
      set.member.restrictions.push('tradeBanned');
      buy({})(set);
    },
  ],
  [
    'leaving a lock-up on its first day',
    'lockedUp',
    (set) => redeemLockUp(set.open('10:01'), set.member, buy({})(set).id),
  ],
  [
    'leaving a lock-up a minute before its end',
    'lockedUp',
    (set) => redeemLockUp(set.open('08:59', '2026-11-27'), set.member, buy({})(set).id),
  ],
  [
    'leaving another’s lock-up',
    'parameterError',
    (set) => {
      const exchange = set.open('10:00');
      const inviteCode = set.member.inviteCode;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      redeemLockUp(exchange, other, buy({})(set).id);
    },
  ],
];
