import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isOnTick } from '../../../src/domain/market/ticks';
import { marketSideOf } from '../../../src/domain/trade/orderConditions';
import { bookAt } from '../market/book/bookAt';
import { progressAt } from '../market/dayProgress';
import { listingBySymbol, type Market } from '../market/market';
import { minuteBars } from '../market/minuteBars';
import { quoteAt } from '../market/quotes';
import { momentOfTrade } from '../market/trades';
import { openExchange } from '../openExchange';
import { testExchange } from '../testExchange';
import type { Member, PositionRecord } from '../world';
import { boardView } from './boardView';
import { type Action, memberActions, momentOf, perform } from './randomActions';

vi.setConfig({ testTimeout: 60_000 });

type Exchange = ReturnType<typeof openExchange>;

function runActions(actions: Action[], inspect: (exchange: Exchange, member: Member) => void = () => {}) {
  const { world, member, open } = testExchange('10000000');
  let { now } = open('09:30');
  for (const action of actions) {
    now = momentOf(action, now);
    perform(openExchange(world, now), member, action);
    inspect(openExchange(world, now), member);
  }
  return { world, market: openExchange(world, now).market };
}

/** A fill has the price of a trade of that moment, or its limit, which the trade passed. Board, quote and chart agree. */
function expectTraded(
  market: Market,
  symbol: string,
  { at, price, limit }: { at: number; price: string; limit: string | null },
) {
  const { latestPrice } = quoteAt(market, symbol, at);
  const progress = progressAt(market, listingBySymbol(market, symbol), at);
  const { of, trades } = progress;
  const bar = minuteBars(market, progress).at(-1);
  expect([latestPrice, limit]).toContain(price);
  expect(isOnTick(price)).toBe(true);
  expect(Number(price)).toBeGreaterThanOrEqual(of.outline.low);
  expect(Number(price)).toBeLessThanOrEqual(of.outline.high);
  expect(bar?.close).toBe(Number(latestPrice));
  expect(bookAt(market, symbol, at).trades[0]).toMatchObject({
    at: momentOfTrade(of.key, of.day.midnight, trades - 1),
    price: Number(latestPrice),
  });
}

test('board, last price, chart, fills and limits agree', () => {
  let waited = 0;
  fc.assert(
    fc.property(memberActions, (actions) => {
      const { world, market } = runActions(actions);
      for (const position of Object.values(world.positions)) {
        const { symbol, side, buyTime, buyPrice, limitPrice, closesAt, orderedAt } = position;
        if (buyTime === null || buyPrice === null || closesAt !== null || position.splitFrom) continue;
        const limit = marketSideOf(side, 'open') === 'sell' ? limitPrice : null;
        expectTraded(market, symbol, { at: buyTime, price: buyPrice, limit });
        if (limitPrice !== null && !isTriggered(position)) {
          const better = side === 'long' ? 1 : -1;
          expect(better * (Number(limitPrice) - Number(buyPrice))).toBeGreaterThanOrEqual(0);
          if (buyTime > orderedAt) waited += 1;
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(waited).toBeGreaterThan(5);
});

test('a waiting order is on the board with what stands before it, and nothing could be matched with it', () => {
  let seen = 0;
  fc.assert(
    fc.property(memberActions, (actions) => {
      runActions(actions, (exchange, member) => {
        const waiting = Object.values(exchange.world.positions).filter(
          ({ status, limitPrice }) => status === 'pendingOrder' && limitPrice !== null,
        );
        for (const { symbol } of waiting.slice(0, 2)) {
          const { phase, bids, asks, marketBids, marketAsks } = boardView(exchange, symbol, member);
          // At a price limit they stand before the limit orders, on no level.
          const atMarket = Number(marketBids) + Number(marketAsks);
          if (phase === 'continuous' && bids[0] && asks[0])
            expect(Number(bids[0].price)).toBeLessThan(Number(asks[0].price));
          for (const { own, ahead, shares } of [...bids, ...asks]) {
            expect(own === null).toBe(ahead === null);
            if (own == null || ahead == null || phase !== 'continuous') continue;
            seen += 1;
            expect(Number(ahead)).toBeGreaterThanOrEqual(0);
            expect(Number(own) + Number(ahead)).toBeLessThanOrEqual(Number(shares) + atMarket);
          }
        }
      });
    }),
    { numRuns: 30 },
  );
  expect(seen).toBeGreaterThan(5);
});

const isTriggered = ({ opening }: PositionRecord): boolean => opening?.triggeredAt != null;
