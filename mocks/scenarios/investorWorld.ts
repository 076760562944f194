import { copyTradesOf } from '../exchange/copyTrading/copyTradesOf';
import { followAll } from '../exchange/copyTrading/seed';
import { stopCopyTrade } from '../exchange/copyTrading/stopCopyTrade';
import type { Exchange } from '../exchange/exchange';
import { buyLockUp } from '../exchange/lockUp/buyLockUp';
import { openExchange } from '../exchange/openExchange';
import { type Member, newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { convert } from './convert';
import { fundedMember } from './demoWorld';
import { tenders } from './tenders';
import { on, runTimedActions, type TimedAction } from './timedActions';
import { valueStocks } from './valueStocks';

/**
 * A member with other investments than stocks: copy trades and lock-ups in progress and ended, value stocks and share
 * repurchases in every state, and wallets in other currencies.
 */
export function investorWorld(): World {
  const world = newWorld(seed, at('2026-10-19', '09:00'));
  const member = fundedMember(openExchange(world, at('2026-10-19', '09:00')), '60000000');
  runTimedActions(world, [
    ...copyTrades(member),
    ...lockUps(member),
    ...valueStocks(member),
    ...tenders(member),
    ...wallets(member),
  ]);
  openExchange(world, storyNow);
  return world;
}

/** Some copy trades have ended at their end date, one was stopped early, some are in progress. */
const copyTrades = (member: Member): TimedAction[] => [
  on('2026-10-19', '09:10', (exchange) => void followAll(exchange, member)),
  on('2026-10-22', '12:45', (exchange) => {
    const [latest] = copyTradesOf(exchange, member, 'inProgress');
    if (latest) stopCopyTrade(exchange, member, latest.id);
  }),
  on('2026-11-17', '08:40', (exchange) => void followAll(exchange, member)),
];

const lockUps = (member: Member): TimedAction[] => {
  const buy = (productId: string, amount: string) => (exchange: Exchange) =>
    void buyLockUp(exchange, member, { productId, amount });
  return [
    on('2026-10-20', '20:15', buy('LU07', '300000')),
    on('2026-10-24', '11:00', buy('LU14', '500000')),
    on('2026-11-01', '13:30', buy('LU30B', '1000000')),
    on('2026-11-16', '19:20', buy('LU07', '10000')),
    on('2026-11-18', '07:50', buy('LU90', '2000000')),
  ];
};

const wallets = (member: Member): TimedAction[] => [
  on('2026-10-22', '14:00', (exchange) =>
    convert(exchange, member, { from: 'JPY', to: 'USD', amount: '1500000' }),
  ),
  on('2026-10-30', '10:00', (exchange) =>
    convert(exchange, member, { from: 'JPY', to: 'TWD', amount: '400000' }),
  ),
  on('2026-11-12', '16:00', (exchange) =>
    convert(exchange, member, { from: 'USD', to: 'INR', amount: '3000' }),
  ),
  on('2026-11-19', '12:10', (exchange) =>
    convert(exchange, member, { from: 'USD', to: 'JPY', amount: '1250.5' }),
  ),
];
