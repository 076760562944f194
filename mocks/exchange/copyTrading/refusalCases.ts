import { register } from '../login/register';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { addMargin } from '../trade/addMargin';
import { closePosition } from '../trade/closePosition';
import { followCopyTrade } from './followCopyTrade';
import { findWithOpenOrder, followAll, recruitingProducts } from './seed';
import { stopCopyTrade } from './stopCopyTrade';

type Investment = Parameters<typeof followCopyTrade>[2];

const follow = (request: Partial<Investment>) => (setup: TestExchange) =>
  followCopyTrade(setup.open('09:00'), setup.member, { productId: 'CT01', amount: '300000', ...request });

/** Follows before 09:35 and acts later, while an order is open. */
const whileTrading =
  (time: string, act: (setup: TestExchange, ids: { record: string; order: string }) => unknown) =>
  (setup: TestExchange) => {
    const records = followAll(setup.open('09:00'), setup.member);
    const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
    setup.open(time);
    act(setup, { record: record.id, order: order.id });
  };

export const copyTradingRefusalCases: RefusalCase[] = [
  ['following with less than the minimum', 'minimumBuyAmount', follow({ amount: '299999' }), { n: '300000' }],
  ['following with nothing', 'minimumBuyAmount', follow({ amount: '0' }), { n: '300000' }],
  ['following with half a yen', 'parameterError', follow({ amount: '300000.5' })],
  ['following with more than the balance', 'insufficientBalance', follow({ amount: '10000001' })],
  ['following an unknown mentor', 'mentorNotFound', follow({ productId: 'CT99' })],
  ['following with an inherited property name as id', 'mentorNotFound', follow({ productId: 'constructor' })],
  [
    'following a mentor between two recruiting periods',
    'copyTradeTimeExceeded',
    (setup) => {
      const exchange = setup.open('10:00');
      const [product] = recruitingProducts(exchange, false);
      followCopyTrade(exchange, setup.member, { productId: product?.id ?? '', amount: '5000000' });
    },
  ],
  [
    'following while banned from trading',
    'tradingBanned',
    (setup) => {
      setup.member.restrictions.push('tradeBanned');
      follow({})(setup);
    },
  ],
  [
    'selling a follow order as the member',
    'lockedUp',
    whileTrading('10:30', (setup, { order }) =>
      closePosition(setup.open('10:30'), setup.member, { id: order, priceType: 'market' }),
    ),
  ],
  [
    'adding margin to a follow order',
    'lockedUp',
    whileTrading('10:30', (setup, { order }) => addMargin(setup.open('10:30'), setup.member, order, '1000')),
  ],
  [
    'ending a copy trade at noon while an order is open',
    'nonTradingHours',
    whileTrading('12:00', (setup, { record }) => stopCopyTrade(setup.open('12:00'), setup.member, record)),
  ],
  [
    'ending another’s copy trade',
    'parameterError',
    (setup) => {
      const exchange = setup.open('09:00');
      const { inviteCode } = setup.member;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      stopCopyTrade(exchange, other, follow({})(setup).id);
    },
  ],
];
