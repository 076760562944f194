import { describe, expect, test } from 'vitest';
import { copyTradeResult } from '../../../src/domain/copyTrading/copyTradeResult';
import { add, compare, multiply, subtract } from '../../../src/domain/decimal';
import { exchangeDate, exchangeMidnight } from '../../../src/domain/market/tradingSession';
import { at } from '../../scenarios/clock';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import { quoteAt } from '../market/quotes';
import { type TestExchange, testExchange } from '../testExchange';
import { closeOut } from '../trade/closeOut';
import { costOfClosing } from '../trade/costs';
import type { PositionRecord } from '../world';
import { followCopyTrade } from './followCopyTrade';
import { followOrdersOf } from './followOrders';
import { productOf } from './products';
import { copyTradeRecordDetailView, copyTradeRecordView } from './recordView';
import { findWithOpenOrder, followAll } from './seed';
import { stopCopyTrade } from './stopCopyTrade';

const lastDay = '2026-12-22';

const pocket = ({ world, member }: TestExchange, name: 'available' | 'positionMargin' | 'invested') =>
  balanceOf(world.ledger, pocketOf(member.account, name));

describe('following a mentor', () => {
  test('invests the money until the holding time ends', () => {
    const setup = testExchange();
    const record = followCopyTrade(setup.open('09:00'), setup.member, {
      productId: 'CT01',
      amount: '1000000',
    });
    expect([pocket(setup, 'available'), pocket(setup, 'invested')]).toEqual(['9000000', '1000000']);
    // Five trading days from Friday on; Monday is a holiday.
    const before = setup.open('15:29', '2026-11-27');
    expect(copyTradeRecordView(before, record)).toMatchObject({ status: 'inProgress', payout: null });
    expect(pocket(setup, 'available')).toBe('9000000');
    const after = setup.open('15:30', '2026-11-27');
    const { payout, ...view } = copyTradeRecordView(after, record);
    expect(view).toMatchObject({
      status: 'ended',
      endedBy: 'holdingTime',
      endedAt: view.endsAt,
      orderOpen: false,
    });
    expect(pocket(setup, 'invested')).toBe('0');
    expect(pocket(setup, 'available')).toBe(add('9000000', String(payout)));
    expect(payout).not.toBe('1000000');
  });

  test.each([
    ['09:34', '2026-11-20'],
    ['09:35', '2026-11-24'],
    ['18:00', '2026-11-24'],
  ])('at %s begins on %s', (time, first) => {
    const setup = testExchange();
    const exchange = setup.open(time);
    const [record] = followAll(exchange, setup.member);
    if (!record) throw new Error('no mentor is recruiting');
    expect(copyTradeRecordView(exchange, record).startsAt).toBe(new Date(at(first, '09:35')).toISOString());
  });

  test('opens orders at 09:35 and closes them at 14:30, at market prices', () => {
    const setup = testExchange('100000000');
    const records = followAll(setup.open('09:00'), setup.member, 3);
    const { market, world } = setup.open('16:00', lastDay);
    const orders = records.flatMap((record) => followOrdersOf(world, record));
    expect(orders.length).toBeGreaterThan(10);
    for (const order of orders) {
      const { symbol, buyTime, sellTime } = order;
      const midnight = exchangeMidnight(exchangeDate(buyTime ?? 0));
      expect([timeOf(buyTime, midnight), timeOf(sellTime, midnight)]).toEqual([9 * 60 + 35, 14 * 60 + 30]);
      expect(order).toMatchObject({
        status: 'closed',
        source: 'followOrders',
        closedBy: 'mentor',
        buyPrice: quoteAt(market, symbol, buyTime ?? 0).latestPrice,
        sellPrice: quoteAt(market, symbol, sellTime ?? 0).latestPrice,
      });
    }
  });

  test('puts as much money as possible into an order, in whole lots', () => {
    const setup = testExchange('100000000');
    const records = followAll(setup.open('09:00'), setup.member, 3);
    const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
    const { leverage } = productOf(record.productId);
    expect(order).toMatchObject({ leverage, lock: { kind: 'managed' } });
    expect(order.shares % 1000).toBe(0);
    const spent = add(order.originalMargin, order.purchaseFee);
    expect(compare(spent, record.buyAmount)).toBeLessThanOrEqual(0);
    const oneLotMore = add(spent, lotCost(order));
    expect(compare(oneLotMore, record.buyAmount)).toBe(1);
  });

  test('pays back the investment and the results of its orders, less the fee on a profit', () => {
    const setup = testExchange('100000000');
    const records = followAll(setup.open('09:00'), setup.member, 3);
    const exchange = setup.open('16:00', lastDay);
    const views = records.map((record) => copyTradeRecordDetailView(exchange, record));
    const won = views.map(({ buyAmount, orders, payout, performanceFee, performanceFeeRate, profitLoss }) => {
      const value = add(String(buyAmount), ...orders.map((order) => String(order.profitLoss)));
      const result = copyTradeResult(String(buyAmount), value, String(performanceFeeRate));
      expect({ payout, performanceFee, profitLoss }).toEqual(result);
      return compare(String(profitLoss), '0') > 0;
    });
    // Both outcomes must occur.
    expect(new Set(won)).toEqual(new Set([true, false]));
    const results = views.map(({ profitLoss }) => String(profitLoss));
    expect(pocket(setup, 'available')).toBe(add('100000000', ...results));
    expect(accountView(exchange, setup.member)).toMatchObject({ investedFunds: '0', positionMargin: '0' });
  });

  test('shows losses as well as profits', () => {
    const setup = testExchange('100000000');
    const records = followAll(setup.open('09:00'), setup.member, 3);
    const exchange = setup.open('16:00', lastDay);
    for (const record of records) {
      const view = copyTradeRecordDetailView(exchange, record);
      const results = view.orders.map(({ profitLoss }) => Number(profitLoss));
      expect(view.followOrders).toBe(results.length);
      expect(view.losingOrders).toBe(results.filter((result) => result < 0).length);
      expect(Number(view.worstOrder)).toBe(Math.min(...results));
    }
  });

  test('has no order on a day on which the money is too little', () => {
    const setup = testExchange();
    const record = followCopyTrade(setup.open('09:00'), setup.member, {
      productId: 'CT05',
      amount: '300000',
    });
    // Simulates an earlier loss of nearly all money.
    record.buyAmount = '1000';
    const exchange = setup.open('15:29', lastDay);
    const { orders, daysWithoutOrder } = copyTradeRecordDetailView(exchange, record);
    expect(orders).toEqual([]);
    expect(daysWithoutOrder.length).toBeGreaterThan(0);
  });
});

describe('while an order is open', () => {
  test('its result after all fees is part of the copy trade’s value', () => {
    const setup = testExchange();
    const records = followAll(setup.open('09:00'), setup.member);
    const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
    const exchange = setup.open('10:30');
    const { value, orderOpen, orders, closingFees } = copyTradeRecordDetailView(exchange, record);
    expect(orderOpen).toBe(true);
    const unrealised = String(orders[0]?.profitLoss);
    expect(value).toBe(add(record.buyAmount, unrealised));
    const { total } = costOfClosing(order, String(orders[0]?.latestPrice));
    expect(closingFees).toBe(total);
    const { totalAssets, unrealisedProfit } = accountView(exchange, setup.member);
    const pockets = (['available', 'positionMargin', 'invested'] as const).map((name) => pocket(setup, name));
    expect(totalAssets).toBe(add(...pockets, String(unrealisedProfit)));
  });

  test('it is closed first when the member ends the copy trade', () => {
    const setup = testExchange();
    const records = followAll(setup.open('09:00'), setup.member);
    const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
    const before = pocket(setup, 'available');
    const exchange = setup.open('10:30');
    stopCopyTrade(exchange, setup.member, record.id);
    expect(order).toMatchObject({ status: 'closed', sellTime: exchange.now, closedBy: 'member' });
    const view = copyTradeRecordView(exchange, record);
    expect(view).toMatchObject({ status: 'ended', endedBy: 'member', followOrders: 1 });
    expect(pocket(setup, 'available')).toBe(add(before, String(view.payout)));
    expect(copyTradeRecordView(setup.open('16:00', lastDay), record)).toEqual(view);
  });

  test('money left by a liquidation stays invested, and the copy trade continues', () => {
    const setup = testExchange();
    const records = followAll(setup.open('09:00'), setup.member);
    const { record, order } = findWithOpenOrder(setup.open('09:36'), records);
    const before = pocket(setup, 'available');
    const exchange = setup.open('10:30');
    const { latestPrice } = quoteAt(exchange.market, order.symbol, exchange.now);
    closeOut(exchange, order, latestPrice, 'positionLiquidated', exchange.now);
    expect(pocket(setup, 'available')).toBe(before);
    expect(copyTradeRecordView(setup.open('15:30'), record)).toMatchObject({
      status: 'inProgress',
      value: add(record.buyAmount, order.realisedProfit ?? ''),
      orderOpen: false,
    });
  });
});

test('a copy trade without an open order can be ended at night', () => {
  const setup = testExchange();
  const [record, ...others] = followAll(setup.open('18:00'), setup.member);
  if (!record) throw new Error('no mentor is recruiting');
  stopCopyTrade(setup.open('23:00'), setup.member, record.id);
  expect(record).toMatchObject({ status: 'ended', endedBy: 'member' });
  const invested = add(...others.map(({ buyAmount }) => buyAmount));
  expect(pocket(setup, 'invested')).toBe(invested);
  expect(pocket(setup, 'available')).toBe(subtract('10000000', invested));
});

const timeOf = (moment: number | null, midnight: number) => ((moment ?? 0) - midnight) / 60_000;

function lotCost({ buyPrice, leverage }: PositionRecord): string {
  return multiply(buyPrice ?? '', '1000', leverage === 1 ? '1' : '0.5');
}
