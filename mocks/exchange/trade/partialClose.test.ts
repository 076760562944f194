import { describe, expect, test } from 'vitest';
import { add, divide, multiply, round, subtract } from '../../../src/domain/decimal';
import { stepPrice } from '../../../src/domain/market/ticks';
import { netResult } from '../../../src/domain/trade/orderCost';
import { accountView } from '../account/accountView';
import { balanceOf, pocketOf } from '../ledger';
import { detailsAt, quoteAt } from '../market/quotes';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { addMargin } from './addMargin';
import { closePosition } from './closePosition';
import { closeShares } from './closeShares';
import { openPosition } from './openPosition';
import { cancelClosing } from './pendingClosing';

const funds = '10000000';

/** Three lots with 1,000 yen of added margin, at a leverage that leaves fractions of a yen. */
function held({ open, member }: TestExchange): PositionRecord {
  const exchange = open('09:30');
  const { symbol } = tradedListing(exchange);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 3, lots: '3' } as const;
  const position = openPosition(exchange, member, order);
  addMargin(open('09:31'), member, position.id, '1000');
  return position;
}

const partOf = ({ world }: TestExchange, { id }: PositionRecord) =>
  Object.values(world.positions).filter(({ splitFrom }) => splitFrom === id);

const sumOf = (positions: PositionRecord[], field: 'originalMargin' | 'addedMargin' | 'purchaseFee') =>
  add(...positions.map((position) => position[field]));

test('a closed part becomes a separate record, and the rest stays', () => {
  const setup = testExchange(funds);
  const position = held(setup);
  const whole = structuredClone(position);
  const exchange = setup.open('10:30');
  const part = closePosition(exchange, setup.member, { id: position.id, priceType: 'market', lots: '1' });
  const price = quoteAt(exchange.market, position.symbol, exchange.now).latestPrice;
  expect(part).toMatchObject({
    status: 'closed',
    shares: 1000,
    splitFrom: position.id,
    sellPrice: price,
    sellTime: exchange.now,
    closedBy: 'member',
    buyPrice: whole.buyPrice,
    buyTime: whole.buyTime,
    leverage: 3,
  });
  expect(part.orderNumber > position.orderNumber).toBe(true);
  expect(position).toMatchObject({ status: 'holding', shares: 2000, sellPrice: null, realisedProfit: null });
  expect(part.addedMargin).toBe('333.33');
  for (const field of ['originalMargin', 'addedMargin', 'purchaseFee'] as const)
    expect(sumOf([part, position], field)).toBe(whole[field]);
});

test('closing in parts gives the same as closing at once, except for rounding of each fee', () => {
  const setup = testExchange(funds);
  const { id, symbol } = held(setup);
  const exchange = setup.open('10:30');
  const parts = ['1', '1', null].map((lots) =>
    closePosition(exchange, setup.member, { id, priceType: 'market', lots }),
  );
  expect(parts.map(({ shares }) => shares)).toEqual([1000, 1000, 1000]);
  expect(setup.world.positions[id]).toBe(parts[2]);
  const { ledger } = setup.world;
  expect(balanceOf(ledger, pocketOf(setup.member.account, 'positionMargin'))).toBe('0');
  const result = add(...parts.map(({ realisedProfit }) => realisedProfit ?? ''));
  expect(accountView(exchange, setup.member)).toMatchObject({
    profitAmount: result,
    totalAssets: add(funds, result),
  });

  const price = quoteAt(exchange.market, symbol, exchange.now).latestPrice;
  const feeOf = (lots: string, per: string) => round(divide(multiply(price, lots), per, 4), 2, 'halfUp');
  const fees = { sellingFee: feeOf('3', '1'), stampDuty: feeOf('3', '1'), liquidationFee: feeOf('3', '2') };
  const { side, buyPrice } = parts[0] ?? {};
  const purchaseFee = sumOf(parts, 'purchaseFee');
  if (!side || !buyPrice) throw new Error('nothing was closed');
  const atOnce = netResult({ side, buyPrice, sellPrice: price, shares: 3000, purchaseFee, ...fees });
  expect(Math.abs(Number(subtract(result, atOnce)))).toBeLessThan(0.03);
});

describe('a limit for a part', () => {
  const limitUp = ({ market, now }: ReturnType<TestExchange['open']>, symbol: string) =>
    detailsAt(market, symbol, now).limitUp;

  const waiting = (
    setup: TestExchange,
    limitOf: (exchange: ReturnType<TestExchange['open']>, symbol: string) => string,
  ) => {
    const position = held(setup);
    const exchange = setup.open('10:30');
    const limitPrice = limitOf(exchange, position.symbol);
    closePosition(exchange, setup.member, { id: position.id, priceType: 'limit', limitPrice, lots: '2' });
    return { position, exchange, limitPrice };
  };

  test('is pending with the whole position, and closes only its lots once the market reaches the limit', () => {
    const found = Array.from({ length: 6 }, (_, step) => {
      const setup = testExchange(funds);
      return {
        setup,
        ...waiting(setup, ({ market, now }, symbol) =>
          stepPrice(quoteAt(market, symbol, now).latestPrice, step + 1),
        ),
      };
    }).filter(({ position }) => position.status === 'preparingToClose');
    expect(found.length).toBeGreaterThan(0);
    const filled = found.filter(({ setup, position, limitPrice }) => {
      expect(position).toMatchObject({ closeLimitPrice: limitPrice, closeShares: 2000, shares: 3000 });
      setup.open('15:00');
      return position.status === 'holding';
    });
    expect(filled.length).toBeGreaterThan(0);
    for (const { setup, position, limitPrice } of filled) {
      const [part] = partOf(setup, position);
      expect(part).toMatchObject({ status: 'closed', shares: 2000, closeLimitPrice: limitPrice });
      expect(Number(part?.sellPrice)).toBeGreaterThanOrEqual(Number(limitPrice));
      expect(part?.history.map(({ kind }) => kind)).toEqual(['ordered', 'filled', 'closingPlaced', 'closed']);
      expect(position).toMatchObject({ shares: 1000, closeLimitPrice: null, closeShares: null });
      expect(position.history.at(-1)).toMatchObject({ kind: 'partlyClosed', shares: 2000, part: part?.id });
    }
  });

  test('stays pending when other lots are sold, for the remaining lots', () => {
    const setup = testExchange(funds);
    const { position, exchange } = waiting(setup, limitUp);
    const limitPrice = position.closeLimitPrice;
    // Simulates a company that buys back the shares.
    const part = closeShares(exchange, position, 2000, position.buyPrice ?? '');
    expect(part).toMatchObject({ status: 'closed', closeLimitPrice: null, shares: 2000 });
    expect(part.history.map(({ kind, shares }) => [kind, shares])).toEqual([
      ['ordered', 3000],
      ['filled', 3000],
      ['closed', 2000],
    ]);
    expect(position).toMatchObject({
      status: 'preparingToClose',
      shares: 1000,
      closeShares: 1000,
      closeLimitPrice: limitPrice,
    });
  });

  test('leaves the other lots free to be closed at the market price, all of them if no number is given', () => {
    const setup = testExchange(funds);
    const { position, exchange } = waiting(setup, limitUp);
    const limitPrice = position.closeLimitPrice;
    const part = closePosition(exchange, setup.member, { id: position.id, priceType: 'market' });
    expect(part).toMatchObject({ status: 'closed', shares: 1000, splitFrom: position.id });
    expect(position).toMatchObject({
      status: 'preparingToClose',
      shares: 2000,
      closeShares: 2000,
      closeLimitPrice: limitPrice,
    });
  });

  test('can be cancelled at any time: all lots are held as before, and no money moves', () => {
    const setup = testExchange(funds);
    const { position } = waiting(setup, limitUp);
    const noon = setup.open('12:00');
    const before = structuredClone(setup.world.ledger.balances);
    expect(cancelClosing(noon, setup.member, position.id)).toBe(position);
    expect(position).toMatchObject({
      status: 'holding',
      shares: 3000,
      closeLimitPrice: null,
      closeShares: null,
    });
    expect(position.history.at(-1)).toEqual({ kind: 'closingCancelled', at: noon.now });
    expect(setup.world.ledger.balances).toEqual(before);
    const later = setup.open('13:00');
    const closed = closePosition(later, setup.member, { id: position.id, priceType: 'market' });
    expect(closed).toMatchObject({ status: 'closed', shares: 3000 });
  });

  test('that is not reached leaves the position unchanged', () => {
    const setup = testExchange(funds);
    const { position } = waiting(setup, limitUp);
    setup.open('15:30');
    expect(position).toMatchObject({ status: 'holding', shares: 3000, closeShares: null });
    expect(partOf(setup, position)).toEqual([]);
  });
});
