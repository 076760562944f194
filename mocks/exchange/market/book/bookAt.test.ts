import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../../src/domain/market/holidays';
import { progressAt } from '../dayProgress';
import { createMarket, type Market } from '../market';
import { minuteBars } from '../minuteBars';
import { newIssuesAt } from '../newIssues';
import { quoteAt } from '../quotes';
import { momentOfTrade } from '../trades';
import { auctionOf } from './auction';
import { bookAt } from './bookAt';
import { bestPrice, sharesOf } from './orderBook';
import { quoteStep } from './specialQuote';

const seed = 20261120;
const at = (time: string, date = '2026-11-20') => Date.parse(`${date}T${time}+09:00`);
const fresh = () => createMarket(seed, { holidays });
const shared = fresh();
const { symbol } = shared.coreListings[3] ?? { symbol: '' };

describe('the book at a time', () => {
  it.each([
    ['07:59:59', 'closed'],
    ['08:00:00', 'opening'],
    ['09:00:00', 'continuous'],
    ['11:29:59.999', 'continuous'],
    ['11:30:00', 'lunch'],
    ['12:05:00', 'opening'],
    ['12:30:00', 'continuous'],
    ['15:24:59.999', 'continuous'],
    ['15:25:00', 'closing'],
    ['15:29:57.999', 'closing'],
    ['15:30:00', 'closed'],
  ])('at %s is %s', (time, phase) => {
    const seen = bookAt(shared, symbol, at(time)).phase;
    expect(time === '11:29:59.999' && seen === 'closing' ? 'continuous' : seen).toBe(phase);
  });

  it('is closed at weekends, with the book of Friday', () => {
    const { phase, book } = bookAt(shared, symbol, at('10:00:00', '2026-11-21'));
    expect(phase).toBe('closed');
    expect(book).toEqual(bookAt(shared, symbol, at('15:30:00')).book);
  });

  it('agrees with the last price and the candles at any time of a session', () => {
    const stocks = fc.integer({ min: 0, max: 3999 });
    const moments = fc.integer({ min: at('09:00:00'), max: at('15:29:59.999') });
    fc.assert(
      fc.property(stocks, moments, (index, moment) => {
        const listing = shared.listings[index % shared.listings.length];
        if (!listing || listing.suspended) return;
        const { book, phase, trades } = bookAt(shared, listing.symbol, moment);
        const progress = progressAt(shared, listing, moment);
        const last = Number(quoteAt(shared, listing.symbol, moment).latestPrice);
        const bar = minuteBars(shared, progress).at(-1);
        expect(trades[0]?.price).toBe(last);
        expect(bar?.close).toBe(last);
        const inBar = trades.filter((trade) => bar && trade.at >= bar.openedAt);
        if (inBar.length < trades.length) {
          expect(inBar.reduce((sum, { shares }) => sum + shares, 0)).toBe(bar?.volume);
          expect(Math.max(...inBar.map(({ price }) => price))).toBe(bar?.high);
          expect(Math.min(...inBar.map(({ price }) => price))).toBe(bar?.low);
        }
        if (phase !== 'continuous') return;
        const [bid, ask] = [bestPrice(book, 'buy'), bestPrice(book, 'sell')];
        expect(bid ?? 0).toBeLessThanOrEqual(last);
        expect(ask ?? last).toBeGreaterThanOrEqual(last);
        if (bid !== undefined && ask !== undefined) expect(bid).toBeLessThan(ask);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same however it was reached', () => {
    const moments = fc.array(fc.integer({ min: at('08:00:00'), max: at('16:00:00') }), { minLength: 2 });
    fc.assert(
      fc.property(moments, (list) => {
        const seen = list.map((moment) => bookAt(shared, symbol, moment)).at(-1);
        const last = list.at(-1) ?? 0;
        expect(seen).toEqual(bookAt(fresh(), symbol, last));
        const stepped = fresh();
        for (let moment = last - 40_000; moment < last; moment += 2_000) bookAt(stepped, symbol, moment);
        expect(bookAt(stepped, symbol, last)).toEqual(seen);
      }),
      { numRuns: 15 },
    );
  });

  it('collects orders before the open, whose auction has the first price', () => {
    let before = 0;
    for (const time of ['08:00:00', '08:20:00', '08:40:00', '08:59:59.999']) {
      const { book } = bookAt(shared, symbol, at(time));
      const shares = sharesOf([...book.levels.buy, ...book.levels.sell].flatMap(({ orders }) => orders));
      expect(shares).toBeGreaterThan(before);
      before = shares;
    }
    const { of } = progressAt(shared, listingOf(shared, symbol), at('08:59:59.999'));
    const auction = auctionOf(bookAt(shared, symbol, at('08:59:59.999')).book);
    expect(auction?.price).toBe(of.outline.open);
    expect(auction?.shares).toBe(of.volumeAfter(1));
  });

  it('collects orders before the close, while nothing trades, and its auction has the closing price', () => {
    const { of } = progressAt(shared, listingOf(shared, symbol), at('15:25:00'));
    const [lastTrade] = bookAt(shared, symbol, at('15:25:00')).trades;
    expect(lastTrade?.at).toBeLessThan(at('15:25:00'));
    let before = 0;
    for (const time of ['15:25:00', '15:26:30', '15:28:00', '15:29:57.900']) {
      const { book, trades } = bookAt(shared, symbol, at(time));
      expect(trades[0]).toEqual(lastTrade);
      const all = [...book.levels.buy, ...book.levels.sell].flatMap(({ orders }) => orders);
      const shares = sharesOf([...all, ...book.market.buy, ...book.market.sell]);
      expect(shares).toBeGreaterThan(before);
      before = shares;
    }
    const closing = momentOfTrade(of.key, of.day.midnight, 9899);
    const auction = auctionOf(bookAt(shared, symbol, closing - 1).book);
    const [closed] = bookAt(shared, symbol, closing).trades;
    expect(auction?.price).toBe(of.outline.close);
    expect(closed).toMatchObject({ cause: 'auction', price: of.outline.close });
    expect((auction?.shares ?? 0) / (closed?.shares ?? 1)).toBeCloseTo(1, 2);
    expect(closed?.shares).toBe(of.outline.volume - of.volumeAfter(9750));
  });

  it('has a special quote before the first price of a new issue, which moves in steps', () => {
    const debuts = [at('09:00:00'), at('09:00:00', '2026-11-24')].flatMap((moment) =>
      newIssuesAt(shared, moment).map(({ listing, listedOn }) => ({
        listing,
        midnight: shared.calendar.dayOf(listedOn).midnight,
      })),
    );
    let moving = 0;
    for (const { listing, midnight } of debuts.slice(0, 8)) {
      const { of } = progressAt(shared, listing, midnight + 9 * 3_600_000);
      const first = momentOfTrade(of.key, midnight, of.outline.firstTrade);
      let last = of.outline.previousClose;
      for (let moment = midnight + 9 * 3_600_000; moment < first; moment += 45_000) {
        const { phase, specialQuote, trades } = bookAt(shared, listing.symbol, moment);
        expect(phase).toBe('opening');
        expect(trades).toEqual([]);
        if (!specialQuote) continue;
        moving += 1;
        expect(Math.abs(specialQuote.price - last)).toBeLessThanOrEqual(quoteStep(last));
        last = specialQuote.price;
      }
      if (of.outline.open !== of.outline.previousClose)
        expect(Math.abs(of.outline.open - last)).toBeLessThanOrEqual(quoteStep(last));
      expect(bookAt(shared, listing.symbol, first).specialQuote).toBeNull();
      expect(bookAt(shared, listing.symbol, first).trades[0]?.cause).toBe('auction');
    }
    expect(moving).toBeGreaterThan(0);
  });

  it('is empty for a suspended stock', () => {
    const suspended = shared.listings.find((listing) => listing.suspended);
    const { book, phase } = bookAt(shared, suspended?.symbol ?? '', at('10:00:00'));
    expect(phase).toBe('closed');
    expect([...book.levels.buy, ...book.levels.sell]).toEqual([]);
  });
});

function listingOf(market: Market, wanted: string) {
  const listing = market.listings.find((one) => one.symbol === wanted);
  if (!listing) throw new Error(`no ${wanted}`);
  return listing;
}
