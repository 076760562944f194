import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { chartPeriods } from '../../../src/domain/market/marketVocabulary';
import { candlesAt } from './candles';
import { firstTradeReaching } from './firstTradeReaching';
import { createMarket, listingsOn } from './market';
import { findNewIssue, newIssuesAt } from './newIssues';
import { firstPriceAt, hasPrice, isListed } from './newListings';
import { detailsAt, quoteAt } from './quotes';
import { searchAt } from './searchAt';
import { rankingAt, stockPage } from './stockLists';

const hour = 3_600_000;
const market = createMarket('debuts', { holidays });
const issues = newIssuesAt(market, Date.parse('2026-11-20T10:00:00+09:00'));
const dayOf = (ordinal: number) => market.calendar.dayOf(ordinal);

describe.each(issues)('the new issue $id', ({ id, listing, listedOn, issuePrice }) => {
  const { symbol } = listing;
  const { midnight, date } = dayOf(listedOn);
  const open = midnight + 9 * hour;
  const first = firstPriceAt(market, symbol) ?? 0;

  it('is listed from the midnight of its first day', () => {
    expect(isListed(market, symbol, midnight - 1)).toBe(false);
    expect(isListed(market, symbol, midnight)).toBe(true);
    expect(detailsAt(market, symbol, midnight).listedOn).toBe(date);
    expect(findNewIssue(market, id)?.listing).toBe(listing);
  });

  it('finds its first price between 09:05 and 10:30', () => {
    expect(first).toBeGreaterThanOrEqual(open + 5 * 60_000);
    expect(first).toBeLessThanOrEqual(open + 90 * 60_000);
    expect(hasPrice(market, symbol, midnight - 1)).toBe(false);
    expect(hasPrice(market, symbol, first - 1)).toBe(false);
    expect(hasPrice(market, symbol, first)).toBe(true);
  });

  it('has the issue price as a reference until then, and no trades', () => {
    for (const moment of [midnight, open, first - 1]) {
      expect(detailsAt(market, symbol, moment)).toMatchObject({
        latestPrice: String(issuePrice),
        previousClose: String(issuePrice),
        change: '0',
        open: null,
        high: null,
        low: null,
        volume: '0',
        totalAmount: '0',
        yearHigh: null,
      });
      for (const period of chartPeriods) expect(candlesAt(market, symbol, period, moment)).toEqual([]);
      const anything = { after: midnight, until: moment, price: '1', direction: 'atOrAbove' } as const;
      expect(firstTradeReaching(market, symbol, anything)).toBeNull();
    }
  });

  it('opens with its first trade', () => {
    const details = detailsAt(market, symbol, first);
    expect(details).toMatchObject({ open: details.latestPrice, quotedAt: first });
    expect(details.previousClose).toBe(String(issuePrice));
    const anything = { after: midnight, until: first, price: '1', direction: 'atOrAbove' } as const;
    expect(firstTradeReaching(market, symbol, anything)).toEqual({
      moment: first,
      price: details.latestPrice,
    });
    expect(candlesAt(market, symbol, '1', first)).toHaveLength(1);
  });

  it('has bars only from its first day', () => {
    const thirdDay = dayOf(listedOn + 2).midnight + 20 * hour;
    const days = candlesAt(market, symbol, 'day', thirdDay);
    expect(days).toHaveLength(3);
    expect(days[0]?.openedAt).toBe(Math.floor(first / 60_000) * 60_000);
    expect(quoteAt(market, symbol, dayOf(listedOn + 1).midnight).previousClose).toBe(days[0]?.close);
    expect(candlesAt(market, symbol, '1', thirdDay, 2000)[0]?.openedAt).toBe(days[0]?.openedAt);
  });
});

describe('the lists', () => {
  const { listing, listedOn } = issues[0] ?? never();
  const { midnight } = dayOf(listedOn);
  const lastPage = (moment: number) =>
    stockPage(market, { sort: 'code', direction: 'descending', offset: 0, limit: 1 }, moment);

  it('contain a new stock from its first day', () => {
    const before = lastPage(midnight - 1);
    const after = lastPage(midnight);
    expect(after.total).toBe(before.total + 1);
    expect(after.items[0]?.symbol).toBe(listing.symbol);
    expect(before.items[0]?.symbol).not.toBe(listing.symbol);
  });

  it('find a new stock from its first day', () => {
    const found = (moment: number) =>
      searchAt(market, listing.reading, 50, moment).map(({ symbol }) => symbol);
    expect(found(midnight - 1)).not.toContain(listing.symbol);
    expect(found(midnight)).toContain(listing.symbol);
  });

  it('rank a new stock once it has a price', () => {
    const newcomers = new Set(issues.map((issue) => issue.listing.symbol));
    const ranked = rankingAt(market, { kind: 'volume' }, midnight + 9 * hour);
    for (const stock of ranked.filter(({ symbol }) => newcomers.has(symbol))) {
      expect(hasPrice(market, stock.symbol, midnight + 9 * hour)).toBe(true);
      expect(compare(stock.volume, '0')).toBe(1);
    }
  });

  it('contain all companies listed since the market began', () => {
    const { ordinal } = market.calendar.dayAt(midnight);
    const debuts = listingsOn(market, ordinal).filter(({ debut }) => debut !== null);
    expect(debuts.length).toBeGreaterThan(800);
    expect(debuts.every(({ debut }) => (debut?.ordinal ?? ordinal + 1) <= ordinal)).toBe(true);
    expect(debuts[0]?.debut?.ordinal).toBeGreaterThan(market.calendar.firstOrdinal);
  });
});

it('an unknown symbol has neither a listing nor a price', () => {
  const moment = Date.parse('2026-11-20T10:00:00+09:00');
  for (const symbol of ['', 'constructor', '499C.E', '1055.E']) {
    expect(isListed(market, symbol, moment)).toBe(false);
    expect(hasPrice(market, symbol, moment)).toBe(false);
    expect(firstPriceAt(market, symbol)).toBeNull();
  }
  for (const id of ['I0', 'I1', 'I10000', 'x']) expect(findNewIssue(market, id)).toBeUndefined();
  expect(hasPrice(market, '1055.W', moment)).toBe(true);
});

function never(): never {
  throw new Error('no company is listed later');
}
