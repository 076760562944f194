import { describe, expect, test } from 'vitest';
import { add, divide, multiply, negate, round, subtract } from '../../../src/domain/decimal';
import { stepPrice } from '../../../src/domain/ticks';
import { balanceOf, pocketOf } from '../ledger';
import { detailsAt, quoteAt } from '../market/quotes';
import { accountView } from '../members/accountView';
import { type Stage, stage, tradedListing } from '../stage';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';

const funds = '10000000';
const thousandth = (amount: string) => round(divide(amount, '1000', 4), 2, 'halfUp');

function balances({ world, member }: Stage) {
  const { ledger } = world;
  return {
    available: balanceOf(ledger, pocketOf(member.account, 'available')),
    frozen: balanceOf(ledger, pocketOf(member.account, 'frozen')),
    margin: balanceOf(ledger, pocketOf(member.account, 'positionMargin')),
    fees: balanceOf(ledger, 'house:fees'),
  };
}

function buyAtMarket({ open, member }: Stage, time: string, leverage = 3): PositionRecord {
  const exchange = open(time);
  const { symbol } = tradedListing(exchange);
  return openPosition(exchange, member, { symbol, side: 'long', priceType: 'market', leverage, lots: '2' });
}

describe('opening at the market', () => {
  test('takes margin and purchase fee at the quote', () => {
    const set = stage(funds);
    const position = buyAtMarket(set, '09:30');
    const { market, now } = set.open('09:30');
    const price = quoteAt(market, position.symbol, now).latestPrice;
    const turnover = multiply(price, '2000');
    const margin = divide(turnover, '3', 2, 'up');
    expect(position).toMatchObject({
      status: 'holding',
      buyPrice: price,
      buyTime: now,
      originalMargin: margin,
    });
    expect(balances(set)).toEqual({
      available: subtract(funds, add(margin, thousandth(turnover))),
      frozen: '0',
      margin,
      fees: thousandth(turnover),
    });
  });

  test('is possible with exactly what it costs, and not with one sen less', () => {
    const cost = subtract(funds, balances(bought(stage(funds))).available);
    expect(balances(bought(stage(cost))).available).toBe('0');
    expect(() => bought(stage(subtract(cost, '0.01')))).toThrow('insufficientBalance');

    function bought(set: Stage): Stage {
      buyAtMarket(set, '09:30');
      return set;
    }
  });
});

describe('a limit order', () => {
  const placeLow = (set: Stage) => {
    const exchange = set.open('09:30');
    const { symbol } = tradedListing(exchange);
    const limitPrice = detailsAt(exchange.market, symbol, exchange.now).limitDown;
    const order = { symbol, side: 'long', priceType: 'limit', limitPrice, leverage: 1, lots: '1' } as const;
    return openPosition(exchange, set.member, order);
  };

  test('freezes margin and fee at its limit and gives all back when it is cancelled', () => {
    const set = stage(funds);
    const position = placeLow(set);
    const cost = add(multiply(position.limitPrice ?? '', '1000'), position.limitPrice ?? '');
    expect(position.status).toBe('pendingOrder');
    expect(balances(set)).toEqual({ available: subtract(funds, cost), frozen: cost, margin: '0', fees: '0' });
    cancelOrder(set.open('09:40'), set.member, position.id);
    expect(position).toMatchObject({ status: 'cancelled', cancelledAt: set.world.settledAt });
    expect(balances(set)).toEqual({ available: funds, frozen: '0', margin: '0', fees: '0' });
  });

  test('ends with the trading day, not before', () => {
    const set = stage(funds);
    const position = placeLow(set);
    set.open('15:29');
    expect(position.status).toBe('pendingOrder');
    const { now } = set.open('15:30');
    expect(position).toMatchObject({ status: 'cancelled', cancelledAt: now });
    expect(balances(set)).toEqual({ available: funds, frozen: '0', margin: '0', fees: '0' });
  });

  test('that the market has reached is filled at the better price of the market', () => {
    const set = stage(funds);
    const exchange = set.open('09:30');
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
    const position = openPosition(exchange, set.member, order);
    expect(position).toMatchObject({ status: 'holding', limitPrice: limitUp, buyPrice: latestPrice });
    expect(balances(set).available).toBe(subtract(funds, multiply(latestPrice, '1001')));
  });

  test.each(['long', 'short'] as const)(
    '%s fills at its limit or better once the market gets there',
    (side) => {
      const set = stage(funds);
      const exchange = set.open('09:30');
      const filled = [0, 1, 2, 3, 4, 5].flatMap((index) => {
        const { symbol } = tradedListing(exchange, index);
        const { latestPrice } = quoteAt(exchange.market, symbol, exchange.now);
        const limitPrice = stepPrice(latestPrice, side === 'long' ? -1 : 1);
        const order = { symbol, side, priceType: 'limit', limitPrice, leverage: 10, lots: '1' } as const;
        return openPosition(exchange, set.member, order);
      });
      set.open('11:00');
      expect(filled.map(({ status }) => status)).toContain('holding');
      for (const { status, buyPrice, limitPrice, buyTime } of filled) {
        if (status !== 'holding' || !buyPrice || !limitPrice) continue;
        const better = side === 'long' ? subtract(limitPrice, buyPrice) : subtract(buyPrice, limitPrice);
        expect(Number(better)).toBeGreaterThanOrEqual(0);
        expect(buyTime).toBeGreaterThan(exchange.now);
      }
      const pending = filled.filter(({ status }) => status === 'pendingOrder');
      expect(balances(set).frozen).toBe(add(...pending.map(({ reserved }) => reserved)));
    },
  );
});

test('margin that is added moves from the available balance into the position', () => {
  const set = stage(funds);
  const position = buyAtMarket(set, '09:30');
  const before = balances(set);
  addMargin(set.open('09:31'), set.member, position.id, '12345');
  expect(position.addedMargin).toBe('12345');
  expect(balances(set)).toEqual({
    ...before,
    available: subtract(before.available, '12345'),
    margin: add(before.margin, '12345'),
  });
});

test('closing gives back the margin, settles the result, and takes four fees in all', () => {
  const set = stage(funds);
  const position = buyAtMarket(set, '09:30');
  addMargin(set.open('09:31'), set.member, position.id, '1000');
  const exchange = set.open('10:30');
  closePosition(exchange, set.member, { id: position.id, priceType: 'market' });
  const { buyPrice, sellPrice, sellTime } = position;
  expect(sellTime).toBe(exchange.now);
  expect(sellPrice).toBe(quoteAt(exchange.market, position.symbol, exchange.now).latestPrice);
  const bought = multiply(buyPrice ?? '', '2000');
  const sold = multiply(sellPrice ?? '', '2000');
  const half = round(divide(sold, '2000', 4), 2, 'halfUp');
  const fees = add(thousandth(bought), thousandth(sold), thousandth(sold), half);
  const result = subtract(subtract(sold, bought), fees);
  expect(position).toMatchObject({ status: 'closed', liquidationFee: half, realisedProfit: result });
  expect(balances(set)).toEqual({ available: add(funds, result), frozen: '0', margin: '0', fees });
  expect(accountView(exchange, set.member)).toMatchObject({
    profitAmount: result,
    totalAssets: add(funds, result),
  });
});

test('a short position wins what a long one loses', () => {
  const set = stage(funds);
  const { symbol } = tradedListing(set.open('09:30'));
  const order = { symbol, priceType: 'market', leverage: 2, lots: '1' } as const;
  const long = openPosition(set.open('09:30'), set.member, { ...order, side: 'long' });
  const short = openPosition(set.open('09:30'), set.member, { ...order, side: 'short' });
  for (const { id } of [long, short])
    closePosition(set.open('10:30'), set.member, { id, priceType: 'market' });
  const grossOf = ({ realisedProfit, purchaseFee, sellingFee, stampDuty, liquidationFee }: PositionRecord) =>
    add(realisedProfit ?? '', purchaseFee, sellingFee ?? '', stampDuty ?? '', liquidationFee ?? '');
  expect(grossOf(short)).toBe(negate(grossOf(long)));
});
