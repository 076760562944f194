import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quote, stockDetails } from '../../../src/api/contract/stocks';
import { add, compare, max, min, multiply } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { isOnTick, tickSize } from '../../../src/domain/market/ticks';
import { exchangeDate, isTradingDay, sessionAt } from '../../../src/domain/market/tradingSession';
import { coreListings as listings } from './allListings';
import { candlesAt } from './candles';
import { createMarket } from './market';
import { detailsAt, quoteAt, stockAt } from './quotes';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('quotes', { holidays });
const symbol = '1055.W';
const suspended = listings.find((listing) => listing.suspended)?.symbol ?? '';

const anySymbol = fc.constantFrom(...listings.map((listing) => listing.symbol));
const anyMoment = fc.integer({ min: at('2025-01-06T00:00:00'), max: at('2028-12-01T00:00:00') });
const tradingMoment = anyMoment.filter((moment) => sessionAt(moment, holidays).open);
const closedMoment = anyMoment.filter((moment) => !sessionAt(moment, holidays).open);

describe('a quote', () => {
  it('depends only on seed, symbol and time', () => {
    fc.assert(
      fc.property(anySymbol, anyMoment, anyMoment, (symbol, moment, otherMoment) => {
        const asked = quoteAt(market, symbol, moment);
        const fresh = createMarket('quotes', { holidays });
        quoteAt(fresh, symbol, otherMoment);
        expect(quoteAt(fresh, symbol, moment)).toEqual(asked);
      }),
      { numRuns: 30 },
    );
  });

  it('treats a number and its string as the same seed, and gives other seeds other prices', () => {
    const moment = at('2026-11-20T14:00:00');
    const prices = (seed: string | number) => {
      const seeded = createMarket(seed, { holidays });
      return listings.map(({ symbol }) => quoteAt(seeded, symbol, moment).latestPrice);
    };
    expect(prices(7)).toEqual(prices('7'));
    expect(prices(7)).not.toEqual(prices(8));
  });

  it('matches the contract, on the tick grid, and its change adds up', () => {
    fc.assert(
      fc.property(anySymbol, anyMoment, (symbol, moment) => {
        const quoted = quoteAt(market, symbol, moment);
        expect(v.parse(quote, quoted)).toEqual(quoted);
        expect(isOnTick(quoted.latestPrice)).toBe(true);
        expect(add(quoted.previousClose, quoted.change)).toBe(quoted.latestPrice);
        expect(quoted.changePercent).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(quoted.quotedAt).toBeLessThanOrEqual(moment);
      }),
    );
  });

  it('is at most three seconds old while a session is open', () => {
    fc.assert(
      fc.property(tradingMoment, (moment) => {
        expect(moment - quoteAt(market, symbol, moment).quotedAt).toBeLessThan(3000);
      }),
    );
  });

  it('is constant while no session is open', () => {
    fc.assert(
      fc.property(anySymbol, closedMoment, (symbol, moment) => {
        const { latestPrice, quotedAt } = quoteAt(market, symbol, moment);
        const justBeforeTheEnd = quoteAt(market, symbol, quotedAt - 1);
        expect(latestPrice).toBe(justBeforeTheEnd.latestPrice);
        expect(sessionAt(quotedAt, holidays).open).toBe(false);
        expect(sessionAt(quotedAt - 1, holidays).open).toBe(true);
      }),
    );
  });

  it.each([
    ['before the open', '2026-11-24T08:59:59', '2026-11-20T15:30:00'],
    ['in the lunch break', '2026-11-20T12:00:00', '2026-11-20T11:30:00'],
    ['after the close', '2026-11-20T18:00:00', '2026-11-20T15:30:00'],
    ['on a Sunday', '2026-11-22T10:00:00', '2026-11-20T15:30:00'],
    ['on a holiday', '2026-11-23T10:00:00', '2026-11-20T15:30:00'],
  ])('is of the last session %s', (_, moment, expected) => {
    expect(quoteAt(market, symbol, at(moment)).quotedAt).toBe(at(expected));
  });

  it('moves during a session', () => {
    const start = at('2026-11-20T10:00:00');
    const prices = Array.from(
      { length: 600 },
      (_, second) => quoteAt(market, symbol, start + second * 1000).latestPrice,
    );
    expect(new Set(prices).size).toBeGreaterThan(3);
  });

  it('uses the close of one day as the previous close of the next', () => {
    const friday = quoteAt(market, symbol, at('2026-11-20T16:00:00'));
    const beforeTuesdaysOpen = quoteAt(market, symbol, at('2026-11-24T08:00:00'));
    expect(beforeTuesdaysOpen.previousClose).toBe(friday.latestPrice);
    expect(beforeTuesdaysOpen.change).toBe('0');
  });

  it('throws for a symbol that is not listed', () => {
    expect(() => quoteAt(market, 'constructor', at('2026-11-20T10:00:00'))).toThrow(RangeError);
  });
});

describe('details', () => {
  it('match the contract, with the price between low and high, within the limits', () => {
    fc.assert(
      fc.property(
        anySymbol.filter((symbol) => symbol !== suspended),
        tradingMoment,
        (symbol, moment) => {
          const details = detailsAt(market, symbol, moment);
          expect(v.parse(stockDetails, details)).toEqual(details);
          expect(details).toMatchObject(stockAt(market, symbol, moment));
          const rising = [details.limitDown, details.low, details.latestPrice, details.high, details.limitUp];
          const sorted = [...rising].sort((a, b) => compare(a ?? '', b ?? ''));
          expect(rising).toEqual(sorted);
          expect(details.tickSize).toBe(tickSize(details.latestPrice));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('have no open, high or low before the first trade of a trading day', () => {
    expect(detailsAt(market, symbol, at('2026-11-20T08:59:59'))).toMatchObject({
      open: null,
      high: null,
      low: null,
      volume: '0',
      totalAmount: '0',
    });
    expect(detailsAt(market, symbol, at('2026-11-20T09:00:00')).open).toBe(
      quoteAt(market, symbol, at('2026-11-20T09:00:00')).latestPrice,
    );
  });

  it('show the last trading day over a weekend', () => {
    const { quotedAt: _, ...saturday } = detailsAt(market, symbol, at('2026-11-21T12:00:00'));
    expect(isTradingDay(at('2026-11-21T12:00:00'), holidays)).toBe(false);
    expect(detailsAt(market, symbol, at('2026-11-20T15:30:00'))).toMatchObject(saturday);
    expect(saturday.open).not.toBeNull();
  });

  it('have a turnover that never falls, with an average price between the lowest and highest so far', () => {
    fc.assert(
      fc.property(
        anySymbol,
        tradingMoment,
        fc.integer({ min: 1, max: 3_600_000 }),
        (symbol, moment, later) => {
          const details = detailsAt(market, symbol, moment);
          fc.pre(details.open !== null);
          const [amount, volume] = [details.totalAmount, details.volume];
          expect(compare(amount, multiply(details.low ?? '', volume))).toBeGreaterThanOrEqual(0);
          expect(compare(amount, multiply(details.high ?? '', volume))).toBeLessThanOrEqual(0);
          const then = detailsAt(market, symbol, moment + later);
          fc.pre(then.previousClose === details.previousClose);
          expect(compare(then.totalAmount, amount)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have the year’s range including the current day', () => {
    const moment = at('2026-11-20T14:00:00');
    const days = candlesAt(market, symbol, 'day', moment).filter(
      ({ openedAt }) => openedAt >= at('2026-01-01T00:00:00'),
    );
    expect(detailsAt(market, symbol, moment)).toMatchObject({
      yearHigh: max('0', ...days.map(({ high }) => high)),
      yearLow: min('999999', ...days.map(({ low }) => low)),
    });
    const first = detailsAt(market, symbol, at('2026-01-05T09:00:00'));
    expect([first.yearHigh, first.yearLow]).toEqual([first.high, first.low]);
    expect(detailsAt(market, symbol, at('2026-01-05T08:59:59')).yearHigh).toBeNull();
  });

  it('have the range of the last 52 weeks of daily candles', () => {
    for (const time of ['2026-11-20T14:00:00', '2026-11-21T14:00:00', '2027-01-04T08:00:00']) {
      const moment = at(time);
      const days = candlesAt(market, symbol, 'day', moment, 400).filter(
        ({ openedAt }) => exchangeDate(openedAt) > exchangeDate(moment - 364 * 86_400_000),
      );
      expect(detailsAt(market, symbol, moment)).toMatchObject({
        weeks52High: max('0', ...days.map(({ high }) => high)),
        weeks52Low: min('999999', ...days.map(({ low }) => low)),
      });
    }
  });

  it('have a listing date, which is an invented weekday for old stocks', () => {
    for (const { symbol } of listings) {
      const { listedOn } = detailsAt(market, symbol, at('2026-11-20T14:00:00'));
      expect(isTradingDay(at(`${listedOn}T12:00:00`), new Set())).toBe(true);
      expect(listedOn > '1961' && listedOn < '2020').toBe(true);
    }
  });

  it('have a growing volume', () => {
    const start = at('2026-11-20T09:00:00');
    const volumes = Array.from({ length: 330 }, (_, minute) =>
      Number(detailsAt(market, symbol, start + minute * 60_000 + 30_000).volume),
    );
    for (const [index, volume] of volumes.entries()) {
      expect(volume).toBeGreaterThanOrEqual(volumes[index - 1] ?? 1);
    }
  });

  it('of a suspended listing have a price but no trades', () => {
    const details = detailsAt(market, suspended, at('2026-11-20T14:00:00'));
    expect(details).toMatchObject({ suspended: true, open: null, volume: '0', change: '0' });
    expect(isOnTick(details.latestPrice)).toBe(true);
  });
});
