import { followAll } from '../../mocks/exchange/copyTrading/seed';
import { applyDayTrade } from '../../mocks/exchange/dayTrading/applyDayTrade';
import type { Exchange } from '../../mocks/exchange/exchange';
import { addSampleCard, setSampleFundPassword, verifyImmediately } from '../../mocks/exchange/identity/seed';
import { applyForIpo } from '../../mocks/exchange/ipo/apply';
import { ipoDraws } from '../../mocks/exchange/ipo/draw';
import { issuesIn } from '../../mocks/exchange/ipo/issues';
import { drawWithResult } from '../../mocks/exchange/ipo/seed';
import { takeLoan } from '../../mocks/exchange/loans/seed';
import { buyLockUp } from '../../mocks/exchange/lockUp/buyLockUp';
import { products as lockUpProducts } from '../../mocks/exchange/lockUp/products';
import { openExchange } from '../../mocks/exchange/openExchange';
import { signInToday } from '../../mocks/exchange/rewards/signIn';
import { affordable } from '../../mocks/exchange/simulation/affordable';
import { requestWithdrawal } from '../../mocks/exchange/transfers/seed';
import { type Member, newWorld, type World } from '../../mocks/exchange/world';
import { at, seed, storyNow } from '../../mocks/scenarios/clock';
import { fillWatchlist, fundedMember } from '../../mocks/scenarios/demoWorld';
import { buy, buyBelow } from '../../mocks/scenarios/orders';
import { tenders } from '../../mocks/scenarios/tenders';
import { on, runTimedActions, type TimedAction } from '../../mocks/scenarios/timedActions';
import { valueStocks } from '../../mocks/scenarios/valueStocks';

const begun = at('2026-10-12', '09:00');
const funds = '400000000';
const friday = '2026-11-20';
const day = 86_400_000;

interface SoakOptions {
  /** A loan is open and can be repaid; else one can be taken. */
  indebted: boolean;
  /** A withdrawal is under review and can be cancelled; else one can be made. */
  withdrawing: boolean;
}

/**
 * A rich member for whom every form that moves money is available: positions, orders, applications of every kind, copy
 * trades, lock-ups and rewards. On a Friday morning during the session.
 */
export function soakWorld({ indebted, withdrawing }: SoakOptions): World {
  const world = newWorld(seed, begun);
  const member = fundedMember(openExchange(world, begun), funds);
  fillWatchlist(openExchange(world, begun), member);
  runTimedActions(world, [
    on('2026-10-13', '09:45', (exchange) => verify(exchange, member)),
    ...tenders(member),
    ...valueStocks(member),
    ...signIns(member),
    ...newIssues(member),
    ...investments(member),
    ...positions(member),
    ...(indebted ? [on('2026-11-10', '10:00', (exchange: Exchange) => void takeLoan(exchange, member))] : []),
    ...(withdrawing
      ? [
          {
            at: storyNow - 20_000,
            act: (exchange: Exchange) => void requestWithdrawal(exchange, member, '400000'),
          },
        ]
      : []),
  ]);
  openExchange(world, storyNow);
  return world;
}

function verify(exchange: Exchange, member: Member): void {
  verifyImmediately(exchange, member);
  setSampleFundPassword(exchange, member);
  addSampleCard(exchange, member);
}

/** Enough days for a reward. */
const signIns = (member: Member): TimedAction[] =>
  Array.from({ length: 39 }, (_, count) => ({
    at: at('2026-10-12', '19:00') + count * day,
    act: (exchange) => void signInToday(exchange, member),
  }));

/** Issues won last week whose payment is due today. */
const newIssues = (member: Member): TimedAction[] => [
  on('2026-11-11', '09:50', (exchange) => {
    for (const { id, minLots } of issuesIn(exchange, 'subscribing'))
      applyForIpo(exchange, member, { id, lots: String(minLots) });
  }),
  on('2026-11-18', '09:59', (exchange) => {
    for (const { id } of ipoDraws.waiting(exchange)) drawWithResult(exchange, id, 'won');
  }),
];

const investments = (member: Member): TimedAction[] => [
  on('2026-11-17', '08:40', (exchange) => void followAll(exchange, member, 3)),
  on('2026-11-18', '20:00', (exchange) => {
    for (const { id, minimumPurchase } of lockUpProducts)
      buyLockUp(exchange, member, { productId: id, amount: String(minimumPurchase) });
  }),
];

/** Sellable positions, pending orders and a reserved day trade. */
const positions = (member: Member): TimedAction[] => [
  on(friday, '09:20', (exchange) => {
    for (const [index, stock] of affordable(exchange).slice(0, 12).entries())
      buy(exchange, member, stock, { leverage: 5, side: index % 3 === 2 ? 'short' : 'long' });
    for (const stock of affordable(exchange).slice(12, 16)) buyBelow(exchange, member, stock);
  }),
  {
    at: storyNow - 30_000,
    act: (exchange) => {
      const symbol = affordable(exchange)[20]?.symbol ?? '';
      applyDayTrade(exchange, member, { symbol, side: 'long', leverage: 2, lots: '1' });
    },
  },
];
