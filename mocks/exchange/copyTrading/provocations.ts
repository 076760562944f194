import { register } from '../members/register';
import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { addMargin } from '../trade/addMargin';
import { closePosition } from '../trade/closePosition';
import { followAll, productsRecruiting, trading } from './byDoing';
import { followCopyTrade } from './followCopyTrade';
import { stopCopyTrade } from './stopCopyTrade';

type Investment = Parameters<typeof followCopyTrade>[2];

const follow = (wish: Partial<Investment>) => (set: Stage) =>
  followCopyTrade(set.open('09:00'), set.member, { productId: 'CT01', amount: '300000', ...wish });

/** Follows before 09:35, and does something with an order that is open later on. */
const whileTrading =
  (time: string, act: (set: Stage, ids: { record: string; order: string }) => unknown) => (set: Stage) => {
    const records = followAll(set.open('09:00'), set.member);
    const { record, order } = trading(set.open('09:36'), records);
    set.open(time);
    act(set, { record: record.id, order: order.id });
  };

export const copyTradingProvocations: Provocation[] = [
  ['following with less than the minimum', 'minimumBuyAmount', follow({ amount: '299999' }), { n: '300000' }],
  ['following with nothing', 'minimumBuyAmount', follow({ amount: '0' }), { n: '300000' }],
  ['following with half a yen', 'parameterError', follow({ amount: '300000.5' })],
  ['following with more than there is', 'insufficientBalance', follow({ amount: '10000001' })],
  ['following a mentor who is not there', 'mentorNotFound', follow({ productId: 'CT99' })],
  ['following a property of every object', 'mentorNotFound', follow({ productId: 'constructor' })],
  [
    'following a mentor between two recruiting periods',
    'copyTradeTimeExceeded',
    (set) => {
      const exchange = set.open('10:00');
      const [product] = productsRecruiting(exchange, false);
      followCopyTrade(exchange, set.member, { productId: product?.id ?? '', amount: '5000000' });
    },
  ],
  [
    'following while banned from trading',
    'tradingBanned',
    (set) => {
      set.member.restrictions.push('tradeBanned');
      follow({})(set);
    },
  ],
  [
    'selling a follow order oneself',
    'lockedUp',
    whileTrading('10:30', (set, { order }) =>
      closePosition(set.open('10:30'), set.member, { id: order, priceType: 'market' }),
    ),
  ],
  [
    'adding margin to a follow order',
    'lockedUp',
    whileTrading('10:30', (set, { order }) => addMargin(set.open('10:30'), set.member, order, '1000')),
  ],
  [
    'ending a copy trade at noon while an order is open',
    'nonTradingHours',
    whileTrading('12:00', (set, { record }) => stopCopyTrade(set.open('12:00'), set.member, record)),
  ],
  [
    'ending another’s copy trade',
    'parameterError',
    (set) => {
      const exchange = set.open('09:00');
      const { inviteCode } = set.member;
      const other = register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });
      stopCopyTrade(exchange, other, follow({})(set).id);
    },
  ],
];
