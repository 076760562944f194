import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stockBoard } from '../../../src/api/contract/board';
import type { Exchange } from '../exchange';
import { limitUpListings } from '../market/limitDays';
import { newIssuesAt } from '../market/newIssues';
import { detailsAt } from '../market/quotes';
import { testExchange, tradedListing } from '../testExchange';
import type { Member } from '../world';
import { boardView } from './boardView';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';

const board = (exchange: Exchange, symbol: string, member: Member | null = null) =>
  v.parse(stockBoard.response, boardView(exchange, symbol, member));

const limitOrder = { side: 'long', priceType: 'limit', lots: '3', leverage: 1 } as const;

describe('a board', () => {
  it('has ten prices on each side of the last one, and the sums beyond', () => {
    const { open } = testExchange();
    const exchange = open('10:07');
    const { symbol } = tradedListing(exchange);
    const { asks, bids, over, under, latestPrice, trades, phase } = board(exchange, symbol);
    expect(phase).toBe('continuous');
    expect(asks).toHaveLength(10);
    expect(bids).toHaveLength(10);
    expect(Number(over)).toBeGreaterThan(0);
    expect(Number(under)).toBeGreaterThan(0);
    expect(trades).toHaveLength(20);
    expect(trades[0]?.price).toBe(latestPrice);
    const prices = [...asks.toReversed(), ...bids].map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  it('has the member’s own orders among the others until they are cancelled', () => {
    const { open, member } = testExchange();
    const exchange = open('10:07');
    const { symbol } = tradedListing(exchange);
    const before = board(exchange, symbol, member);
    const price = before.bids[6]?.price ?? '';
    const placed = openPosition(exchange, member, { ...limitOrder, symbol, limitPrice: price });
    const levelOf = (viewer: Member | null) =>
      board(exchange, symbol, viewer).bids.find((level) => level.price === price);
    const level = levelOf(member);
    expect(level?.own).toBe('3000');
    expect(Number(level?.shares)).toBe(Number(before.bids[6]?.shares) + 3000);
    expect(level?.orders).toBe((before.bids[6]?.orders ?? 0) + 1);
    expect(level?.ahead).toBe(before.bids[6]?.shares);
    expect(levelOf(null)).toEqual({ ...level, own: null, ahead: null });
    cancelOrder(exchange, member, placed.id);
    expect(board(exchange, symbol, member)).toEqual(before);
  });

  it('has own orders, with what stands before them, until they are filled', () => {
    const { open, member, world } = testExchange('100000000');
    const exchange = open('10:07');
    const orders = [0, 1, 2, 3, 4, 5].map((index) => {
      const { symbol } = tradedListing(exchange, index);
      const side = index % 2 === 0 ? 'long' : 'short';
      const levels = board(exchange, symbol)[side === 'long' ? 'bids' : 'asks'];
      const limitPrice = levels[1]?.price ?? '';
      const { id } = openPosition(exchange, member, { ...limitOrder, symbol, side, limitPrice, lots: '1' });
      return { id, symbol, side, price: Number(limitPrice) };
    });
    let filled = 0;
    for (let minute = 8; minute < 85; minute += 1) {
      const now = open(`${10 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`);
      filled = 0;
      for (const { id, symbol, side, price } of orders) {
        const { bids, asks, latestPrice } = board(now, symbol, member);
        const own = [...bids, ...asks].filter((level) => level.own !== null);
        expect(Number(bids[0]?.price)).toBeLessThan(Number(asks[0]?.price));
        if (world.positions[id]?.status === 'holding') {
          expect(own).toEqual([]);
          filled += 1;
          continue;
        }
        expect(side === 'long' ? Number(latestPrice) >= price : Number(latestPrice) <= price).toBe(true);
        for (const level of own) expect(Number(level.ahead) + 1000).toBeLessThanOrEqual(Number(level.shares));
        const furthest = Number((side === 'long' ? bids : asks).at(-1)?.price);
        const visible = side === 'long' ? price >= furthest : price <= furthest;
        expect(own.map((level) => Number(level.price))).toEqual(visible ? [price] : []);
      }
    }
    expect(filled).toBeGreaterThan(1);
  });

  it('has a closing that waits for its limit on the other side', () => {
    const { open, member } = testExchange();
    const { symbol } = tradedListing(open('10:00'));
    const order = { symbol, side: 'long', priceType: 'market', lots: '2', leverage: 1 } as const;
    const { id } = openPosition(open('10:00'), member, order);
    const later = open('10:30');
    const price = board(later, symbol).asks[5]?.price ?? '';
    closePosition(later, member, { id, priceType: 'limit', limitPrice: price, lots: '1' });
    const { asks, bids } = board(later, symbol, member);
    expect(asks.find(({ own }) => own !== null)).toMatchObject({ price, own: '1000' });
    expect(bids.every(({ own }) => own === null)).toBe(true);
  });

  it('has buyers who wait at the upper limit, some at the market, and no sellers', () => {
    const exchange = testExchange().open('14:50');
    const [listing] = limitUpListings(exchange.market, exchange.now);
    const { symbol } = listing ?? { symbol: '' };
    const { asks, bids, limitUp, marketBids, marketAsks } = board(exchange, symbol);
    expect(asks).toEqual([]);
    expect(bids[0]?.price).toBe(limitUp);
    expect(Number(marketBids)).toBeGreaterThan(0);
    expect(marketAsks).toBe('0');
  });

  it('has an order at the market in its queue where the price rests at the upper limit', () => {
    const { open, member, world } = testExchange('100000000');
    const exchange = open('14:50');
    const { symbol = '' } = limitUpListings(exchange.market, exchange.now)[0] ?? {};
    const order = { symbol, side: 'long', priceType: 'market', lots: '1', leverage: 1 } as const;
    const { limitUp } = board(exchange, symbol);
    const placed = openPosition(exchange, member, order);
    expect(placed).toMatchObject({ status: 'pendingOrder', limitPrice: limitUp, priceType: 'market' });
    const own = (now: Exchange) => board(now, symbol, member).bids[0];
    const ahead = Number(own(exchange)?.ahead);
    expect(own(exchange)).toMatchObject({ price: limitUp, own: '1000' });
    expect(ahead).toBeGreaterThan(0);
    const later = open('14:51');
    if (placed.status === 'pendingOrder') expect(Number(own(later)?.ahead)).toBeLessThan(ahead);
    open('15:31');
    const { status, buyPrice } = world.positions[placed.id] ?? {};
    expect([status, buyPrice]).toEqual(status === 'cancelled' ? ['cancelled', null] : ['holding', limitUp]);
  });

  it('says before the open what the auction would give', () => {
    const { open } = testExchange();
    const night = open('07:00', '2026-11-24');
    const { symbol } = tradedListing(night);
    expect(board(night, symbol)).toMatchObject({ phase: 'closed', asks: [], bids: [], auction: null });
    const early = board(open('08:59', '2026-11-24'), symbol);
    expect(early.phase).toBe('opening');
    expect(early.trades).toEqual([]);
    const exchange = open('09:00', '2026-11-24');
    const [first] = board(exchange, symbol).trades;
    expect(Number(early.auction?.shares)).toBeGreaterThan(0);
    expect(first?.cause).toBe('auction');
    expect(detailsAt(exchange.market, symbol, exchange.now).open).toBe(first?.price);
  });

  it('has a special quote before the first price of a new issue', () => {
    const { open } = testExchange();
    const { market, now } = open('10:00');
    const quotes = newIssuesAt(market, now).flatMap(({ listing, listedOn }) => {
      const { date } = market.calendar.dayOf(listedOn);
      return date < '2026-11-20' ? [] : (board(open('09:02', date), listing.symbol).specialQuote ?? []);
    });
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ price }) => Number(price) > 0)).toBe(true);
  });
});
