import { expect, test } from 'vitest';
import { multiply } from '../../../src/domain/decimal';
import { type PostingReason, pocketOf, post, transfer } from '../ledger';
import { detailsAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { cancelOrder } from '../trade/cancelOrder';
import { openPosition } from '../trade/openPosition';
import { accountView } from './accountView';

/** Places an order at the lowest price of the day, where it stays pending. */
function orderThatWaits({ open, member }: TestExchange, time: string) {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
  const order = { symbol, limitPrice, side: 'long', priceType: 'limit', leverage: 2, lots: '1' } as const;
  return openPosition(exchange, member, order);
}

test('frozen funds list the records that froze them', () => {
  const setup = testExchange();
  const { reserved, id } = orderThatWaits(setup, '09:30');
  orderThatWaits(setup, '09:31');
  const { frozenFunds, frozenBy } = accountView(setup.open('09:32'), setup.member);
  expect(frozenBy).toEqual([{ kind: 'order', amount: multiply(reserved, '2'), count: 2 }]);
  expect(frozenFunds).toBe(multiply(reserved, '2'));
  cancelOrder(setup.open('09:33'), setup.member, id);
  expect(accountView(setup.open('09:34'), setup.member).frozenBy).toEqual([
    { kind: 'order', amount: reserved, count: 1 },
  ]);
});

test('without frozen funds the list is empty', () => {
  const setup = testExchange();
  expect(accountView(setup.open('09:30'), setup.member)).toMatchObject({ frozenBy: [], investedIn: [] });
});

test('holds are listed by kind, largest first, and add up to the balance', () => {
  const setup = testExchange();
  const { world, member } = setup;
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
  const { frozenBy, frozenFunds, investedIn, investedFunds } = accountView(setup.open('09:30'), member);
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

test('realised profit includes results of products, not the principal', () => {
  const setup = testExchange();
  const { world, member } = setup;
  const available = pocketOf(member.account, 'available');
  const invested = pocketOf(member.account, 'invested');
  const move = (reason: PostingReason, ...[from, to, amount]: Parameters<typeof transfer>) =>
    post(world.ledger, { at: 0, reason, record: 'L1', lines: transfer(from, to, amount) });
  move('lockUpBought', available, invested, '100000');
  move('lockUpEnded', invested, available, '100000');
  move('lockUpIncome', 'house:issuers', available, '-300.5');
  move('copyTradeJoined', available, invested, '50000');
  move('copyTradeEnded', invested, 'house:fees', '20');
  move('copyTradeEnded', invested, available, '49980');
  expect(accountView(setup.open('09:30'), member).profitAmount).toBe('-320.5');
});
