import { describe, expect, test } from 'vitest';
import { add, divide, multiply, negate, round, subtract } from '../../../src/domain/decimal';
import { stepPrice } from '../../../src/domain/market/ticks';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import { detailsAt, quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';

const funds = '10000000';
const thousandth = (amount: string) => round(divide(amount, '1000', 4), 2, 'halfUp');

function balances({ world, member }: TestExchange) {
  const { ledger } = world;
  return {
    available: balanceOf(ledger, pocketOf(member.account, 'available')),
    frozen: balanceOf(ledger, pocketOf(member.account, 'frozen')),
    margin: balanceOf(ledger, pocketOf(member.account, 'positionMargin')),
    fees: balanceOf(ledger, 'house:fees'),
  };
}

function buyAtMarket({ open, member }: TestExchange, time: string, leverage = 3): PositionRecord {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  return openPosition(exchange, member, { symbol, side: 'long', priceType: 'market', leverage, lots: '2' });
}

describe('opening at the market', () => {
  test('takes margin and purchase fee at the quote', () => {
    const setup = testExchange(funds);
    const position = buyAtMarket(setup, '09:30');
    const { market, now } = setup.open('09:30');
    const price = quoteAt(market, position.symbol, now).latestPrice;
    const turnover = multiply(price, '2000');
    const margin = divide(turnover, '3', 2, 'up');
    expect(position).toMatchObject({
      status: 'holding',
      buyPrice: price,
      buyTime: now,
      originalMargin: margin,
    });
    expect(balances(setup)).toEqual({
      available: subtract(funds, add(margin, thousandth(turnover))),
      frozen: '0',
      margin,
      fees: thousandth(turnover),
    });
  });

  test('is possible with exactly its cost, and not with one sen less', () => {
    const cost = subtract(funds, balances(bought(testExchange(funds))).available);
    expect(balances(bought(testExchange(cost))).available).toBe('0');
    expect(() => bought(testExchange(subtract(cost, '0.01')))).toThrow('insufficientBalance');

    function bought(setup: TestExchange): TestExchange {
      buyAtMarket(setup, '09:30');
      return setup;
    }
  });
});

describe('a limit order', () => {
  const placeLow = (setup: TestExchange) => {
    const exchange = setup.open('09:30');
    const { symbol } = tradedListing(exchange);
    const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
    const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 1, lots: '1' } as const;
    return openPosition(exchange, setup.member, order);
  };

  test('freezes margin and fee at its limit and releases all when it is cancelled', () => {
    const setup = testExchange(funds);
    const position = placeLow(setup);
    const cost = add(multiply(position.limitPrice ?? '', '1000'), position.limitPrice ?? '');
    expect(position.status).toBe('pendingOrder');
    expect(balances(setup)).toEqual({
      available: subtract(funds, cost),
      frozen: cost,
      margin: '0',
      fees: '0',
    });
    cancelOrder(setup.open('09:40'), setup.member, position.id);
    expect(position).toMatchObject({ status: 'cancelled', cancelledAt: setup.world.settledAt });
    expect(balances(setup)).toEqual({ available: funds, frozen: '0', margin: '0', fees: '0' });
  });

  test('ends with the trading day, not before', () => {
    const setup = testExchange(funds);
    const position = placeLow(setup);
    setup.open('15:29');
    expect(position.status).toBe('pendingOrder');
    const { now } = setup.open('15:30');
    expect(position).toMatchObject({ status: 'cancelled', cancelledAt: now });
    expect(balances(setup)).toEqual({ available: funds, frozen: '0', margin: '0', fees: '0' });
  });

  test('that the market has reached is filled at the better market price', () => {
    const setup = testExchange(funds);
    const exchange = setup.open('09:30');
    const { symbol } = tradedListing(exchange);
    const { limitUp, latestPrice } = detailsAt(exchange.market, symbol, exchange.now);
    const order = {
      symbol,
      side: 'long',
      priceType: 'limit',
      limitPrice: limitUp,
      leverage: 1,
      lots: '1',
    } as const;
    const position = openPosition(exchange, setup.member, order);
    expect(position).toMatchObject({ status: 'holding', limitPrice: limitUp, buyPrice: latestPrice });
    expect(balances(setup).available).toBe(subtract(funds, multiply(latestPrice, '1001')));
  });

  test.each(['long', 'short'] as const)(
    '%s fills at its limit or better once the market reaches it',
    (side) => {
      const setup = testExchange(funds);
      const exchange = setup.open('09:30');
      const filled = [0, 1, 2, 3, 4, 5].flatMap((index) => {
        const { symbol } = tradedListing(exchange, index);
        const { latestPrice } = quoteAt(exchange.market, symbol, exchange.now);
        const limitPrice = stepPrice(latestPrice, side === 'long' ? -1 : 1);
        const order = { symbol, side, priceType: 'limit', limitPrice, leverage: 10, lots: '1' } as const;
        return openPosition(exchange, setup.member, order);
      });
      setup.open('11:00');
      expect(filled.map(({ status }) => status)).toContain('holding');
      for (const { status, buyPrice, limitPrice, buyTime } of filled) {
        if (status !== 'holding' || !buyPrice || !limitPrice) continue;
        const better = side === 'long' ? subtract(limitPrice, buyPrice) : subtract(buyPrice, limitPrice);
        expect(Number(better)).toBeGreaterThanOrEqual(0);
        expect(buyTime).toBeGreaterThan(exchange.now);
      }
      const pending = filled.filter(({ status }) => status === 'pendingOrder');
      expect(balances(setup).frozen).toBe(add(...pending.map(({ reserved }) => reserved)));
    },
  );
});

test('added margin moves from the available balance into the position', () => {
  const setup = testExchange(funds);
  const position = buyAtMarket(setup, '09:30');
  const before = balances(setup);
  addMargin(setup.open('09:31'), setup.member, position.id, '12345');
  expect(position.addedMargin).toBe('12345');
  expect(balances(setup)).toEqual({
    ...before,
    available: subtract(before.available, '12345'),
    margin: add(before.margin, '12345'),
  });
});

test('closing returns the margin, settles the result, and takes four fees in total', () => {
  const setup = testExchange(funds);
  const position = buyAtMarket(setup, '09:30');
  addMargin(setup.open('09:31'), setup.member, position.id, '1000');
  const exchange = setup.open('10:30');
  closePosition(exchange, setup.member, { id: position.id, priceType: 'market' });
  const { buyPrice, sellPrice, sellTime } = position;
  expect(sellTime).toBe(exchange.now);
  expect(sellPrice).toBe(quoteAt(exchange.market, position.symbol, exchange.now).latestPrice);
  const bought = multiply(buyPrice ?? '', '2000');
  const sold = multiply(sellPrice ?? '', '2000');
  const half = round(divide(sold, '2000', 4), 2, 'halfUp');
  const fees = add(thousandth(bought), thousandth(sold), thousandth(sold), half);
  const result = subtract(subtract(sold, bought), fees);
  expect(position).toMatchObject({ status: 'closed', liquidationFee: half, realisedProfit: result });
  expect(balances(setup)).toEqual({ available: add(funds, result), frozen: '0', margin: '0', fees });
  expect(accountView(exchange, setup.member)).toMatchObject({
    profitAmount: result,
    totalAssets: add(funds, result),
  });
});

test('a short position gains what a long one loses', () => {
  const setup = testExchange(funds);
  const { symbol } = tradedListing(setup.open('09:30'));
  const order = { symbol, priceType: 'market', leverage: 2, lots: '1' } as const;
  const long = openPosition(setup.open('09:30'), setup.member, { ...order, side: 'long' });
  const short = openPosition(setup.open('09:30'), setup.member, { ...order, side: 'short' });
  for (const { id } of [long, short])
    closePosition(setup.open('10:30'), setup.member, { id, priceType: 'market' });
  const grossOf = ({ realisedProfit, purchaseFee, sellingFee, stampDuty, liquidationFee }: PositionRecord) =>
    add(realisedProfit ?? '', purchaseFee, sellingFee ?? '', stampDuty ?? '', liquidationFee ?? '');
  expect(grossOf(long)).toBe(multiply(subtract(long.sellPrice ?? '', long.buyPrice ?? ''), '1000'));
  expect(grossOf(short)).toBe(negate(grossOf(long)));
});
