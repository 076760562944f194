import { describe, expect, it } from 'vitest';
import type { BookSide } from '../../../src/domain/market/marketVocabulary';
import { stepPrice } from '../../../src/domain/market/ticks';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { firstFill } from '../market/firstFill';
import { firstTradeReaching } from '../market/firstTradeReaching';
import { quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { testExchange, tradedListing } from '../testExchange';
import type { PositionRecord } from '../world';
import { amendOrder } from './amendOrder';
import { cancelAllOrders } from './cancelAllOrders';
import { closePosition } from './closePosition';
import { costOfOpening } from './costs';
import { marketOf } from './marketOf';
import { openPosition } from './openPosition';
import { positionView } from './positionView';
import { previewOrder } from './previewOrder';

const tuesday = '2026-11-24';
const inTwoWeeks = '2026-12-04';

type Request = Partial<Parameters<typeof openPosition>[2]>;

function setUp(listing = 0, funds?: string) {
  const setup = testExchange(funds);
  const { symbol } = tradedListing(setup.open('09:00'), listing);
  const priceAt = ({ market, now }: Exchange) => quoteAt(market, symbol, now).latestPrice;
  const away = (exchange: Exchange, ticks: number) => stepPrice(priceAt(exchange), ticks);
  const order = { symbol, side: 'long', priceType: 'market', leverage: 2, lots: '2' } as const;
  const place = (exchange: Exchange, request: Request = {}) =>
    openPosition(exchange, setup.member, { ...order, ...request });
  const available = () => balanceOf(setup.world.ledger, pocketOf(setup.member.account, 'available'));
  const eventsOf = ({ history }: PositionRecord) => history.map(({ kind }) => kind);
  return { ...setup, symbol, order, priceAt, away, place, available, eventsOf };
}

/** The first trade of the day that reaches a price. */
function tradeReaching(
  { market, now }: Exchange,
  symbol: string,
  direction: 'atOrBelow' | 'atOrAbove',
  price: string,
) {
  const until = now + 30 * 86_400_000;
  const trade = firstTradeReaching(market, symbol, { after: now, until, direction, price });
  if (!trade) throw new Error('the price is never reached');
  return trade;
}

/** The trade that fills an order that takes its place in the queue now. */
function tradeFilling({ market, now }: Exchange, symbol: string, side: BookSide, price: string) {
  const order = { side, price: Number(price), atMarket: false, since: now };
  const trade = firstFill(market, symbol, order, { after: now, until: now + 30 * 86_400_000 });
  if (!trade) throw new Error('the order is never filled');
  return trade;
}

describe('a stop order', () => {
  it('freezes the money for the highest price of the day, and is filled by the trade that reaches it', () => {
    const { open, symbol, away, place, eventsOf } = setUp();
    const placed = open('10:00');
    const stopPrice = away(placed, 3);
    const position = place(placed, { stopPrice, validUntil: inTwoWeeks });
    const { limitUp } = marketOf(placed, symbol);
    expect(position.status).toBe('pendingOrder');
    expect(position.reserved).toBe(costOfOpening(position, limitUp).total);
    const trade = tradeReaching(placed, symbol, 'atOrAbove', stopPrice);
    open('15:31', inTwoWeeks);
    expect(position).toMatchObject({ status: 'holding', buyTime: trade.moment, buyPrice: trade.price });
    expect(eventsOf(position).slice(0, 3)).toEqual(['ordered', 'triggered', 'filled']);
  });

  it('with a limit becomes a limit order, and never pays more', () => {
    for (let listing = 0; listing < 6; listing += 1) {
      const { open, away, place } = setUp(listing);
      const placed = open('10:00');
      const stopPrice = away(placed, 2);
      const position = place(placed, { stopPrice, stopLimitPrice: stopPrice, validUntil: inTwoWeeks });
      open('15:31', inTwoWeeks);
      if (position.buyPrice !== null)
        expect(Number(position.buyPrice)).toBeLessThanOrEqual(Number(stopPrice));
    }
  });

  it('ends with its term, and releases its money', () => {
    const { open, away, place, available, eventsOf } = setUp();
    const before = available();
    const placed = open('10:00');
    const position = place(placed, { stopPrice: away(placed, 60), validUntil: '2026-11-20' });
    open('15:31');
    expect(position).toMatchObject({ status: 'cancelled', cancelledBy: 'endOfDay' });
    expect(eventsOf(position)).toEqual(['ordered', 'expired']);
    expect(available()).toBe(before);
  });

  it('lapses when the balance does not cover a price beyond the frozen money', () => {
    const { open, world, member, away, place, available, eventsOf } = setUp();
    const placed = open('10:00');
    const position = place(placed, { stopPrice: away(placed, 3), lots: '1', validUntil: inTwoWeeks });
    // A price limit of a later day may be higher than what was frozen.
    const [all, frozen] = [available(), pocketOf(member.account, 'frozen')];
    world.ledger.balances[pocketOf(member.account, 'available')] = '0';
    world.ledger.balances[frozen] = '1000';
    Object.assign(position, { reserved: '1000' });
    open('15:31', inTwoWeeks);
    expect(position).toMatchObject({ status: 'cancelled', cancelledBy: 'insufficientFunds', buyPrice: null });
    expect(eventsOf(position)).toEqual(['ordered', 'triggered', 'lapsed']);
    expect(available()).toBe('1000');
    expect(all).not.toBe('1000');
  });

  it.each([
    ['buys', 'long', -1],
    ['buys at the price of now', 'long', 0],
    ['sells', 'short', 1],
  ] as const)('that %s is refused on the wrong side of the market', (_, side, ticks) => {
    const { open, away, place } = setUp();
    const exchange = open('10:00');
    const stopPrice = away(exchange, ticks);
    expect(() => place(exchange, { side, stopPrice })).toThrow(new Refusal('stopPriceReached'));
  });
});

describe('one cancels the other', () => {
  it('only the leg that is reached first is carried out', () => {
    const { open, symbol, away, place } = setUp();
    const placed = open('10:00');
    const [limitPrice, stopPrice] = [away(placed, -4), away(placed, 4)];
    const position = place(placed, { priceType: 'limit', limitPrice, stopPrice, validUntil: inTwoWeeks });
    const below = tradeFilling(placed, symbol, 'buy', limitPrice);
    const above = tradeReaching(placed, symbol, 'atOrAbove', stopPrice);
    open('15:31', inTwoWeeks);
    const first = below.moment < above.moment ? below : above;
    expect(position.buyTime).toBe(first.moment);
    expect(position.history.filter(({ kind }) => kind === 'filled')).toHaveLength(1);
  });
});

describe('if done', () => {
  it('places the closing at the fill, which waits for the lock', () => {
    const { open, away, place, symbol, eventsOf } = setUp();
    const bought = open('10:00');
    const exit = { limitPrice: away(bought, 2), stopPrice: away(bought, -2), validUntil: inTwoWeeks };
    const position = place(bought, { exit });
    expect(position).toMatchObject({ status: 'preparingToClose', closeLimitPrice: exit.limitPrice });
    expect(eventsOf(position)).toEqual(['ordered', 'filled', 'closingPlaced']);
    const lockEnd = bought.now + 15 * 60_000;
    expect(positionView(bought, position).closing?.worksFrom).toBe('2026-11-20T01:15:00.000Z');
    const unlocked = open('10:15');
    const up = tradeFilling({ ...unlocked, now: lockEnd - 1 }, symbol, 'sell', exit.limitPrice);
    const down = tradeReaching({ ...unlocked, now: lockEnd - 1 }, symbol, 'atOrBelow', exit.stopPrice);
    open('15:31', inTwoWeeks);
    expect(position).toMatchObject({ status: 'closed', closedBy: 'member' });
    expect(position.sellTime).toBe(Math.min(up.moment, down.moment));
    expect(position.sellTime).toBeGreaterThanOrEqual(lockEnd);
  });

  it('comes after an order that waits, too', () => {
    const { open, away, place, eventsOf } = setUp();
    const placed = open('10:00');
    const exit = { stopPrice: away(placed, -30), validUntil: inTwoWeeks };
    const position = place(placed, { stopPrice: away(placed, 2), validUntil: inTwoWeeks, exit });
    open('15:31', tuesday);
    expect(eventsOf(position).slice(0, 4)).toEqual(['ordered', 'triggered', 'filled', 'closingPlaced']);
  });

  it('may not end before the order', () => {
    const { open, away, place } = setUp();
    const placed = open('10:00');
    const exit = { stopPrice: away(placed, -30), validUntil: tuesday };
    const order = { stopPrice: away(placed, 2), validUntil: inTwoWeeks, exit };
    expect(() => place(placed, order)).toThrow(new Refusal('orderTermInvalid'));
  });
});

describe('a stop of a held position', () => {
  it('is accepted during the lock and outside the sessions with a term, and without one is refused', () => {
    const { open, member, away, place } = setUp();
    const { id } = place(open('10:00'));
    const locked = open('10:05');
    const stop = { id, priceType: 'market', stopPrice: away(locked, -30) } as const;
    expect(() => closePosition(locked, member, stop)).toThrow('sellableAfterMinutes');
    expect(closePosition(open('12:00'), member, { ...stop, validUntil: inTwoWeeks }).status).toBe(
      'preparingToClose',
    );
  });

  it('is refused when the lock outlasts its term', () => {
    const { open, member, away, place } = setUp();
    const { id } = place(open('15:20'));
    const locked = open('15:21');
    const stop = { id, priceType: 'market', stopPrice: away(locked, -30), validUntil: '2026-11-20' } as const;
    expect(() => closePosition(locked, member, stop)).toThrow('sellableAfterMinutes');
  });

  it('sells a part by the trade that reaches it, and the rest is held', () => {
    const { open, member, symbol, away, place } = setUp();
    const position = place(open('10:00'));
    const placed = open('10:20');
    const stopPrice = away(placed, -2);
    const stop = {
      id: position.id,
      priceType: 'market',
      stopPrice,
      lots: '1',
      validUntil: inTwoWeeks,
    } as const;
    closePosition(placed, member, stop);
    const trade = tradeReaching(placed, symbol, 'atOrBelow', stopPrice);
    const { world } = open('15:31', inTwoWeeks);
    const part = Object.values(world.positions).find(({ splitFrom }) => splitFrom === position.id);
    expect(part).toMatchObject({ sellTime: trade.moment, sellPrice: trade.price, shares: 1000 });
    expect(position).toMatchObject({ status: 'holding', shares: 1000, closing: null });
  });

  it('follows the best price at its distance', () => {
    const { open, member, away, place } = setUp();
    const position = place(open('10:00'));
    const placed = open('10:20');
    const trail = { id: position.id, priceType: 'market', trailBy: '12', validUntil: inTwoWeeks } as const;
    closePosition(placed, member, trail);
    let highest = Number(away(placed, 0));
    for (const time of ['10:30', '11:00', '12:40', '13:30', '14:30']) {
      const exchange = open(time);
      if (position.status !== 'preparingToClose') break;
      const shown = Number(positionView(exchange, position).closing?.currentStop);
      expect(shown).toBeGreaterThanOrEqual(highest - 12);
      highest = shown + 12;
    }
    expect(highest).toBeGreaterThanOrEqual(Number(away(placed, 0)));
  });
});

describe('orders before the close', () => {
  const close = (exchange: Exchange, symbol: string) => {
    const after = exchange.now + 5 * 60_000;
    return quoteAt(exchange.market, symbol, after).latestPrice;
  };

  it.each(['long', 'short'] as const)('wait at the market, %s, and have the closing price', (side) => {
    const { open, symbol, place } = setUp();
    const exchange = open('15:26');
    const position = place(exchange, { side, tolerance: '0.05' });
    expect(position).toMatchObject({ status: 'pendingOrder', priceType: 'market' });
    expect(positionView(exchange, position).opening?.validUntil).toBe('2026-11-20');
    expect(open('15:29').world.positions[position.id]?.status).toBe('pendingOrder');
    open('15:30');
    expect(position).toMatchObject({ status: 'holding', buyPrice: close(exchange, symbol), reserved: '0' });
    expect(position.buyTime).toBeLessThan(exchange.now + 4 * 60_000);
  });

  it('expire when the closing price is worse than they accept', () => {
    for (let listing = 0; listing < 12; listing += 1) {
      const { open, symbol, place, priceAt } = setUp(listing);
      const exchange = open('15:26');
      if (Number(close(exchange, symbol)) <= Number(priceAt(exchange))) continue;
      const position = place(exchange, { tolerance: '0', seenPrice: priceAt(exchange) });
      open('15:31');
      expect(position).toMatchObject({ status: 'cancelled', cancelledBy: 'endOfDay', buyPrice: null });
      return;
    }
    throw new Error('no price rises in the closing auction');
  });

  it('close a position at the closing price', () => {
    const { open, member, symbol, place } = setUp();
    const position = place(open('15:00'));
    const exchange = open('15:26');
    closePosition(exchange, member, { id: position.id, priceType: 'market', tolerance: '0.05' });
    expect(position.status).toBe('preparingToClose');
    open('15:31');
    expect(position).toMatchObject({ status: 'closed', sellPrice: close(exchange, symbol) });
  });
});

describe('orders outside the sessions', () => {
  it.each([
    ['at lunch', '12:00', '2026-11-20', '2026-11-20T03:30:00.000Z'],
    ['in the evening', '20:00', '2026-11-20', '2026-11-24T00:00:00.000Z'],
    ['on a holiday', '10:00', '2026-11-23', '2026-11-24T00:00:00.000Z'],
  ])('wait for the next one %s, and say when they go', (_, time, date, goes) => {
    const { open, away, place } = setUp();
    const exchange = open(time, date);
    const limit = { priceType: 'limit', limitPrice: away(exchange, -3), validUntil: inTwoWeeks } as const;
    const position = place(exchange, limit);
    expect(position.status).toBe('pendingOrder');
    expect(positionView(exchange, position).opening?.worksFrom).toBe(goes);
  });

  it('wait even when their limit was reached by the last trade, and are filled by the opening', () => {
    const { open, symbol, away, place } = setUp();
    const exchange = open('20:00');
    const limitPrice = away(exchange, 20);
    const position = place(exchange, { priceType: 'limit', limitPrice, validUntil: tuesday });
    const opening = tradeReaching(exchange, symbol, 'atOrBelow', limitPrice);
    open('09:01', tuesday);
    expect(position).toMatchObject({ status: 'holding', buyTime: opening.moment, buyPrice: opening.price });
  });

  it('sell at the opening price when the opening lies above their limit, with the money that it needs', () => {
    const { open, world, member, symbol, away, place } = setUp();
    const exchange = open('20:00');
    const limitPrice = away(exchange, -20);
    const position = place(exchange, { side: 'short', priceType: 'limit', limitPrice, validUntil: tuesday });
    const opening = tradeReaching(exchange, symbol, 'atOrAbove', limitPrice);
    expect(Number(opening.price)).toBeGreaterThan(Number(limitPrice));
    open('09:01', tuesday);
    expect(position).toMatchObject({ status: 'holding', buyTime: opening.moment, buyPrice: opening.price });
    expect(position.originalMargin).toBe(costOfOpening(position, opening.price).margin);
    expect(balanceOf(world.ledger, pocketOf(member.account, 'frozen'))).toBe('0');
  });

  it('lapse when the balance does not cover the opening price above their limit', () => {
    const { open, world, member, away, place, eventsOf } = setUp();
    const exchange = open('20:00');
    const terms = { priceType: 'limit', limitPrice: away(exchange, -20), validUntil: tuesday } as const;
    const position = place(exchange, { side: 'short', ...terms });
    world.ledger.balances[pocketOf(member.account, 'available')] = '0';
    world.ledger.balances[pocketOf(member.account, 'frozen')] = '1000';
    Object.assign(position, { reserved: '1000' });
    open('09:01', tuesday);
    expect(position).toMatchObject({ status: 'cancelled', cancelledBy: 'insufficientFunds', buyPrice: null });
    expect(eventsOf(position)).toEqual(['ordered', 'lapsed']);
    expect(position.reserved).toBe('0');
  });

  it('at the market, and without a term, are refused', () => {
    const { open, away, place } = setUp();
    const exchange = open('12:00');
    expect(() => place(exchange, { validUntil: inTwoWeeks })).toThrow('nonTradingHours');
    expect(() => place(exchange, { priceType: 'limit', limitPrice: away(exchange, -3) })).toThrow(
      'nonTradingHours',
    );
  });

  it('have the price limits of the next session', () => {
    const { open, member, order, symbol } = setUp();
    const evening = open('20:00');
    const { limitUp } = previewOrder(evening, member, { ...order, validUntil: tuesday });
    expect(limitUp).toBe(marketOf(open('09:01', tuesday), symbol).limitUp);
  });
});

describe('amending', () => {
  it('replaces price, lots and term, and freezes or releases the difference', () => {
    const { open, member, away, place, available, eventsOf } = setUp();
    const before = available();
    const exchange = open('10:00');
    const position = place(exchange, { priceType: 'limit', limitPrice: away(exchange, -20) });
    const limitPrice = away(exchange, -30);
    for (const lots of ['3', '1']) {
      const validUntil = inTwoWeeks;
      amendOrder(exchange, member, { id: position.id, limitPrice, lots, validUntil });
      expect(position.reserved).toBe(costOfOpening(position, limitPrice).total);
      expect(Number(before) - Number(available())).toBeCloseTo(Number(position.reserved));
    }
    expect(position).toMatchObject({ shares: 1000, limitPrice, opening: { validUntil: inTwoWeeks } });
    expect(eventsOf(position)).toEqual(['ordered', 'amended', 'amended']);
  });

  it('fills an order whose new limit is reached', () => {
    const { open, member, away, place, priceAt } = setUp();
    const exchange = open('10:00');
    const { id } = place(exchange, { priceType: 'limit', limitPrice: away(exchange, -20) });
    const position = amendOrder(exchange, member, { id, limitPrice: away(exchange, 2) });
    expect(position).toMatchObject({ status: 'holding', buyPrice: priceAt(exchange) });
  });

  it('changes a closing, and not beyond the shares that are held', () => {
    const { open, member, away, place } = setUp();
    const { id } = place(open('10:00'));
    const exchange = open('10:20');
    closePosition(exchange, member, { id, priceType: 'limit', limitPrice: away(exchange, 30), lots: '1' });
    const stop = { id, stopPrice: away(exchange, -30), validUntil: inTwoWeeks };
    expect(amendOrder(exchange, member, { ...stop, lots: '2' })).toMatchObject({
      closeLimitPrice: null,
      closeShares: 2000,
      closing: { stopPrice: stop.stopPrice },
    });
    expect(() => amendOrder(exchange, member, { ...stop, lots: '3' })).toThrow('parameterError');
  });

  it('is refused for what no longer waits, and to the market', () => {
    const { open, member, away, place } = setUp();
    const exchange = open('10:00');
    const { id } = place(exchange);
    expect(() => amendOrder(exchange, member, { id, limitPrice: away(exchange, 1) })).toThrow(
      'orderNotPending',
    );
    expect(() => amendOrder(exchange, member, { id })).toThrow('parameterError');
  });
});

describe('cancelling everything', () => {
  it('cancels orders and closings, and releases their money', () => {
    const { open, member, away, place, world } = setUp();
    const held = place(open('10:00'));
    const exchange = open('10:20');
    const waiting = place(exchange, { priceType: 'limit', limitPrice: away(exchange, -30) });
    closePosition(exchange, member, { id: held.id, priceType: 'limit', limitPrice: away(exchange, 30) });
    const { positions } = cancelAllOrders(exchange, member);
    expect(positions).toHaveLength(2);
    expect([held.status, waiting.status]).toEqual(['holding', 'cancelled']);
    expect(balanceOf(world.ledger, pocketOf(member.account, 'frozen'))).toBe('0');
    expect(() => cancelAllOrders(exchange, member)).toThrow('orderNotPending');
  });
});
