import { expect, test } from 'vitest';
import { divide, multiply } from '../../../src/domain/decimal';
import { quoteAt } from '../market/quotes';
import { noticesFor } from '../notices/notices';
import { tradeRules } from '../rules';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { openPosition } from './openPosition';

/** A long position with leverage 10, with a simulated purchase price such that the given part of the way is left. */
function boughtWith({ open, member }: TestExchange, left: number): PositionRecord {
  const exchange = open('09:30');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;
  const position = openPosition(exchange, member, order);
  const way = 0.1 - Number(tradeRules.maintenanceMarginRate);
  const ratio = String(1 - way * (1 - left / 100));
  const buyPrice = divide(quoteAt(exchange.market, symbol, exchange.now).latestPrice, ratio, 2);
  const originalMargin = divide(multiply(buyPrice, '1000'), '10', 2);
  return Object.assign(position, { buyPrice, originalMargin });
}

const warnings = ({ history }: PositionRecord) =>
  history.flatMap(({ kind, percentLeft }) => (kind === 'liquidationNear' ? [percentLeft] : []));

test.each([
  [90, []],
  [45, [50]],
  [20, [25]],
  [8, [10]],
])('with %d percent of the way left: warnings %j', (left, expected) => {
  const setup = testExchange();
  const position = boughtWith(setup, left);
  setup.open('09:31');
  expect(position.status).toBe('holding');
  expect(warnings(position)).toEqual(expected);
});

test('each warning is given once, then the next lower one, until margin is added', () => {
  const setup = testExchange();
  const position = boughtWith(setup, 45);
  setup.open('09:31');
  setup.open('09:32');
  expect(warnings(position)).toEqual([50]);
  addMargin(setup.open('09:32'), setup.member, position.id, '1');
  setup.open('09:33');
  expect(warnings(position)).toEqual([50, 50]);
});

test('a managed position has no warnings', () => {
  const setup = testExchange();
  const position = boughtWith(setup, 8);
  position.lock = { kind: 'managed' };
  setup.open('09:31');
  expect(warnings(position)).toEqual([]);
});

test('a warning has a notice with the stock, the price and the percent left', () => {
  const setup = testExchange();
  const position = boughtWith(setup, 8);
  const exchange = setup.open('09:31');
  const [notice] = noticesFor(exchange, setup.member).filter(({ id }) => id.startsWith(position.id));
  const { name, code } = tradedListing(exchange);
  expect(notice?.orderNumber).toBe(position.orderNumber);
  expect(notice?.html.en).toContain(`${name.en} (${code}) traded at `);
  expect(notice?.html.en).toContain('at most 10% of the way');
  expect(notice?.html.jp).toContain('残り10%以下');
});

test('while the position is locked, the notice contains when it can be closed', () => {
  const setup = testExchange();
  boughtWith(setup, 8);
  const [notice] = noticesFor(setup.open('09:31'), setup.member);
  expect(notice?.html.en).toContain('You can close it yourself from 11/20 09:45 (Japan time)');
  expect(notice?.html.jp).toContain('11/20 09:45以降');
});

test('without a lock, the notice says that the position can be closed', () => {
  const setup = testExchange();
  boughtWith(setup, 8).lock = { kind: 'none' };
  const [notice] = noticesFor(setup.open('09:31'), setup.member);
  expect(notice?.html.en).toContain('You can close it yourself while the market is open');
});
