import { expect, test } from 'vitest';
import { add, subtract } from '../../../src/domain/decimal';
import { accountView } from '../account/accountView';
import { detailsAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';
import { positionList } from './positionList';

const open = (setup: TestExchange, index: number, priceType: 'market' | 'limit' = 'market') => {
  const exchange = setup.open('09:30');
  const { symbol } = tradedListing(exchange, index);
  const { limitDown } = detailsAt(exchange.market, symbol, exchange.now);
  const terms = { symbol, side: 'long', leverage: 10, lots: '1', limitPrice: limitDown } as const;
  return openPosition(exchange, setup.member, { ...terms, priceType });
};

test('the totals of positions in progress equal those of the account', () => {
  const setup = testExchange();
  for (let index = 0; index < 8; index += 1) open(setup, index);
  const exchange = setup.open('10:40');
  const { items, hasMore, sums } = positionList(exchange, setup.member, {
    source: 'competition',
    group: 'inProgress',
  });
  const account = accountView(exchange, setup.member);
  expect(sums).toEqual({
    count: 8,
    lossBorne: null,
    margin: account.positionMargin,
    gross: account.unrealisedProfit,
    purchaseFees: account.purchaseFees,
    closingFees: account.closingFees,
    profitLoss: account.netUnrealisedProfit,
    marketValue: add(...items.map(({ marketValue }) => String(marketValue))),
  });
  expect([items.length, hasMore]).toEqual([8, false]);
});

test('closed positions come in pages of twenty, latest first, with totals over all pages', () => {
  const setup = testExchange('100000000');
  const closed = Array.from({ length: 45 }, (_, index) => open(setup, index % 9));
  const exchange = setup.open('10:00');
  for (const { id } of closed) closePosition(exchange, setup.member, { id, priceType: 'market' });
  const tab = { source: 'competition', group: 'terminated' } as const;
  const pages = [1, 2, 3, 4].map((page) => positionList(exchange, setup.member, { ...tab, page }));
  expect(pages.map(({ items, hasMore }) => [items.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [5, false],
    [0, false],
  ]);
  const all = positionList(exchange, setup.member, tab);
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
  expect(all.items.map(({ id }) => id)).toEqual(closed.map(({ id }) => id).toReversed());
  const { profitAmount } = accountView(exchange, setup.member);
  for (const { sums } of [...pages, all]) {
    expect(sums).toMatchObject({ count: 45, margin: '0', marketValue: '0', profitLoss: profitAmount });
    const fees = add(String(sums.purchaseFees), String(sums.closingFees));
    expect(subtract(String(sums.gross), fees)).toBe(profitAmount);
  }
});

test('the margin of pending orders equals their frozen amount', () => {
  const setup = testExchange();
  for (const index of [0, 1]) open(setup, index, 'limit');
  const placing = () =>
    positionList(setup.open('09:31'), setup.member, { source: 'competition', group: 'placing' });
  const { sums, items } = placing();
  expect(sums.margin).toBe(accountView(setup.open('09:31'), setup.member).frozenFunds);
  expect(Number(sums.margin)).toBeGreaterThan(0);
  expect(sums).toMatchObject({ count: 2, marketValue: '0', profitLoss: '0' });
  for (const { id } of items) cancelOrder(setup.open('09:31'), setup.member, id);
  expect(placing().sums).toMatchObject({ count: 0, margin: '0' });
});

test('closed positions are sorted by end time, latest first', () => {
  const setup = testExchange();
  const [first, second, third] = [0, 1, 2].map((index) => open(setup, index, 'limit'));
  if (!first || !second || !third) throw new Error('three orders were expected');
  for (const [time, { id }] of [
    ['09:32', second],
    ['09:33', first],
    ['09:34', third],
  ] as const)
    cancelOrder(setup.open(time), setup.member, id);
  const { items } = positionList(setup.open('09:35'), setup.member, {
    source: 'competition',
    group: 'terminated',
  });
  expect(items.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
});
