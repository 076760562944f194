import { expect, test } from 'vitest';
import { multiply } from '../../../src/domain/decimal';
import { pocketOf, post, type Reason, transfer } from '../ledger';
import { detailsAt } from '../market/quotes';
import { type Stage, stage, tradedListing } from '../stage';
import { cancelOrder } from '../trade/cancelOrder';
import { openPosition } from '../trade/openPosition';
import { accountView } from './accountView';

/** Places an order at the lowest price of the day, where it waits. */
function orderThatWaits({ open, member }: Stage, time: string) {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
  const order = { symbol, limitPrice, side: 'long', priceType: 'limit', leverage: 2, lots: '1' } as const;
  return openPosition(exchange, member, order);
}

test('frozen funds name what froze them', () => {
  const set = stage();
  const { reserved, id } = orderThatWaits(set, '09:30');
  orderThatWaits(set, '09:31');
  const { frozenFunds, frozenBy } = accountView(set.open('09:32'), set.member);
  expect(frozenBy).toEqual([{ kind: 'order', amount: multiply(reserved, '2'), count: 2 }]);
  expect(frozenFunds).toBe(multiply(reserved, '2'));
  cancelOrder(set.open('09:33'), set.member, id);
  expect(accountView(set.open('09:34'), set.member).frozenBy).toEqual([
    { kind: 'order', amount: reserved, count: 1 },
  ]);
});

test('nothing holds what is not frozen', () => {
  const set = stage();
  expect(accountView(set.open('09:30'), set.member)).toMatchObject({ frozenBy: [], investedIn: [] });
});

test('holds come by kind, the largest first, and add up to the balance', () => {
  const set = stage();
  const { world, member } = set;
  const hold = (record: string, pocket: 'frozen' | 'invested', amount: string) =>
    post(world.ledger, {
      at: 0,
      reason: 'withdrawalRequested',
      record,
      lines: transfer(pocketOf(member.account, 'available'), pocketOf(member.account, pocket), amount),
    });
  hold('W1', 'frozen', '1000');
  hold('A2', 'frozen', '5000.5');
  hold('W3', 'frozen', '2000');
  hold('C4', 'invested', '8000');
  hold('L5', 'invested', '9000');
  hold('P6', 'invested', '-3000');
  const { frozenBy, frozenFunds, investedIn, investedFunds } = accountView(set.open('09:30'), member);
  expect(frozenBy).toEqual([
    { kind: 'ipo', amount: '5000.5', count: 1 },
    { kind: 'withdrawal', amount: '3000', count: 2 },
  ]);
  expect(frozenFunds).toBe('8000.5');
  expect(investedIn).toEqual([
    { kind: 'lockUp', amount: '9000', count: 1 },
    { kind: 'copyTrade', amount: '5000', count: 1 },
  ]);
  expect(investedFunds).toBe('14000');
});

test('realised profit counts what products earned and lost, not the money that went in and out', () => {
  const set = stage();
  const { world, member } = set;
  const available = pocketOf(member.account, 'available');
  const invested = pocketOf(member.account, 'invested');
  const move = (reason: Reason, ...[from, to, amount]: Parameters<typeof transfer>) =>
    post(world.ledger, { at: 0, reason, record: 'L1', lines: transfer(from, to, amount) });
  move('lockUpBought', available, invested, '100000');
  move('lockUpEnded', invested, available, '100000');
  move('lockUpIncome', 'house:issuers', available, '-300.5');
  move('copyTradeJoined', available, invested, '50000');
  move('copyTradeEnded', invested, 'house:fees', '20');
  move('copyTradeEnded', invested, available, '49980');
  expect(accountView(set.open('09:30'), member).profitAmount).toBe('-320.5');
});
