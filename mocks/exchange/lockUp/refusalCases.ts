import { add } from '../../../src/domain/decimal';
import { register } from '../login/register';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, testExchange } from '../testExchange';
import { buyLockUp } from './buyLockUp';
import { remainingCapacity } from './capacity';
import { productOf } from './products';
import { redeemLockUp } from './redeemLockUp';

type Purchase = Parameters<typeof buyLockUp>[2];

const buy = (request: Partial<Purchase>) => (setup: TestExchange) =>
  buyLockUp(setup.open('10:00'), setup.member, { productId: 'LU07', amount: '100000', ...request });

/** Remaining capacity of the shortest product. */
const left = remainingCapacity(testExchange().open('10:00'), productOf('LU07'));

export const lockUpRefusalCases: RefusalCase[] = [
  ['locking up less than the minimum', 'minimumBuyAmount', buy({ amount: '9999' }), { n: '10000' }],
  ['locking up nothing', 'minimumBuyAmount', buy({ amount: '0', productId: 'LU90' }), { n: '500000' }],
  ['locking up half a yen', 'parameterError', buy({ amount: '10000.5' })],
  ['locking up more than the balance', 'insufficientBalance', buy({ amount: '10000001' })],
  [
    'locking up more than the product’s capacity',
    'aboveMaximum',
    buy({ amount: add(left, '1') }),
    { n: left },
  ],
  ['an unknown lock-up product', 'productMissing', buy({ productId: 'LU08' })],
  [
    'locking up while banned from trading',
    'tradingBanned',
    (setup) => {
      setup.member.restrictions.push('tradeBanned');
      buy({})(setup);
    },
  ],
  [
    'redeeming a lock-up on its first day',
    'lockedUp',
    (setup) => redeemLockUp(setup.open('10:01'), setup.member, buy({})(setup).id),
  ],
  [
    'redeeming a lock-up a minute before its end',
    'lockedUp',
    (setup) => redeemLockUp(setup.open('08:59', '2026-11-27'), setup.member, buy({})(setup).id),
  ],
  [
    'redeeming another member’s lock-up',
    'parameterError',
    (setup) => {
      const exchange = setup.open('10:00');
      const inviteCode = setup.member.inviteCode;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      redeemLockUp(exchange, other, buy({})(setup).id);
    },
  ],
];
