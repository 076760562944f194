import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Candle, stockCandles } from '../../../src/api/contract/candles';
import { add, max, min } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { type ChartPeriod, chartPeriods } from '../../../src/domain/market/marketVocabulary';
import { exchangeDate, exchangeMidnight, isTradingDay } from '../../../src/domain/market/tradingSession';
import { coreListings as listings } from './allListings';
import { candlesAt } from './candles';
import { limitDownListings, limitUpListings } from './limitDays';
import { createMarket } from './market';
import { findNewIssue } from './newIssues';
import { detailsAt, quoteAt } from './quotes';

const hour = 3_600_000;
const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('candles', { holidays });
const suspended = listings.find((listing) => listing.suspended)?.symbol ?? '';

const anySymbol = fc
  .constantFrom(...listings.map(({ symbol }) => symbol))
  .filter((symbol) => symbol !== suspended);
const anyMoment = fc.integer({ min: at('2025-01-06T09:00:00'), max: at('2028-12-01T00:00:00') });
const anyPeriod = fc.constantFrom(...chartPeriods);
const fewRuns = { numRuns: 8 };

/** A stock at a time: a core listing, one that ends the day at a limit, or a new listing. */
const anyCase = fc.oneof(
  fc.record({ symbol: anySymbol, moment: anyMoment }),
  fc.record({ moment: anyMoment, index: fc.nat({ max: 20 }) }).map(({ moment, index }) => {
    const [symbol, evening] = lastAtLimit(moment, index);
    return { symbol, moment: evening - (index % 8) * hour };
  }),
  fc.record({ id: fc.integer({ min: 700, max: 1000 }), after: fc.nat({ max: 90 }) }).map(({ id, after }) => {
    const issue = findNewIssue(market, `I${id}`) ?? never();
    const { midnight } = market.calendar.dayOf(issue.listedOn);
    return { symbol: issue.listing.symbol, moment: midnight + (9 + after) * hour };
  }),
);

/** The stock of the `before`-last day at a limit, and the evening of that day. */
function lastAtLimit(before: number, index: number): [symbol: string, evening: number] {
  let left = index;
  for (let { ordinal } = market.calendar.dayAt(before); ; ordinal -= 1) {
    const evening = market.calendar.dayOf(ordinal).midnight + 16 * hour;
    const atLimit = [...limitUpListings(market, evening), ...limitDownListings(market, evening)];
    const found = atLimit[left];
    if (found) return [found.symbol, evening];
    left -= atLimit.length;
  }
}

/** Enough bars for two bars of the next longer period. */
const enough: Partial<Record<ChartPeriod, number>> = { '1': 20, '5': 140, '10': 10, '30': 30, day: 60 };

/** Reference implementation: joins candles into one. */
function joinCandles(candles: Candle[]): Omit<Candle, 'openedAt'> {
  const [first = never(), ...others] = candles;
  return {
    open: first.open,
    high: max(first.high, ...others.map(({ high }) => high)),
    low: min(first.low, ...others.map(({ low }) => low)),
    close: candles.at(-1)?.close ?? never(),
    volume: add(...candles.map(({ volume }) => volume)),
  };
}

function never(): never {
  throw new Error('no candle');
}

/** Checks that the `fine` candles of the last complete and the growing `coarse` candle add up to them. */
function expectAgreement(symbol: string, fine: ChartPeriod, coarse: ChartPeriod, moment: number): void {
  const parts = candlesAt(market, symbol, fine, moment, enough[fine]);
  const wholes = candlesAt(market, symbol, coarse, moment, 2);
  for (const [index, { openedAt, ...whole }] of wholes.entries()) {
    const end = wholes[index + 1]?.openedAt ?? moment + 1;
    const inside = parts.filter((part) => part.openedAt >= openedAt && part.openedAt < end);
    expect(inside[0]?.openedAt).toBe(openedAt);
    expect(joinCandles(inside)).toEqual(whole);
  }
}

describe('candles', { timeout: 30_000 }, () => {
  it.each([
    ['1', '5'],
    ['5', '10'],
    ['10', '30'],
    ['30', 'day'],
    ['5', 'day'],
    ['day', 'week'],
    ['day', 'month'],
  ] as const)('of %s add up to those of %s', (fine, coarse) => {
    fc.assert(
      fc.property(anyCase, ({ symbol, moment }) => expectAgreement(symbol, fine, coarse, moment)),
      { numRuns: 20 },
    );
  });

  it('of a whole day equal the sum of its minutes', () => {
    fc.assert(
      fc.property(anyCase, ({ symbol, moment }) => {
        const evening = exchangeMidnight(exchangeDate(moment)) + 16 * hour;
        fc.pre(isTradingDay(evening, holidays));
        const [day] = candlesAt(market, symbol, 'day', evening, 1);
        const minutes = candlesAt(market, symbol, '1', evening, 330).filter(
          ({ openedAt }) => openedAt >= (day?.openedAt ?? evening),
        );
        expect(day).toEqual({ openedAt: minutes[0]?.openedAt, ...joinCandles(minutes) });
        const { open, high, low, volume, latestPrice } = detailsAt(market, symbol, evening);
        expect(day).toMatchObject({ open, high, low, volume, close: latestPrice });
      }),
      { numRuns: 30 },
    );
  });

  it('match the contract, oldest first, none in the future', () => {
    fc.assert(
      fc.property(anySymbol, anyPeriod, anyMoment, (symbol, period, moment) => {
        const candles = candlesAt(market, symbol, period, moment);
        expect(v.parse(stockCandles.response, candles)).toEqual(candles);
        const opened = candles.map(({ openedAt }) => openedAt);
        expect(opened).toEqual([...new Set(opened)].sort((a, b) => a - b));
        expect(opened.at(-1)).toBeLessThanOrEqual(moment);
      }),
      fewRuns,
    );
  });

  it.each([
    ['1', 400],
    ['5', 330],
    ['10', 330],
    ['30', 330],
    ['day', 250],
    ['week', 120],
    ['month', 48],
  ] as const)('of %s are %i', (period, count) => {
    expect(candlesAt(market, '1055.W', period, at('2026-11-20T13:07:31')).length).toBe(count);
  });

  it.each([
    ['1', 2310],
    ['5', 1320],
    ['10', 990],
    ['30', 660],
    ['day', 1250],
    ['week', 260],
    ['month', 83],
  ] as const)('of %s are limited to %i bars', (period, most) => {
    const moment = at('2026-11-20T13:07:31');
    const all = candlesAt(market, '1055.W', period, moment, 5000);
    expect(all.length).toBe(most);
    expect(candlesAt(market, '1055.W', period, moment, 7)).toEqual(all.slice(-7));
  });

  it('cover whole weeks from Monday and whole months', () => {
    const weeks = candlesAt(market, '1055.W', 'week', at('2026-11-20T13:00:00')).map(({ openedAt }) =>
      exchangeDate(openedAt),
    );
    expect(weeks.slice(-3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    const afterHolidays = candlesAt(market, '1055.W', 'week', at('2026-09-25T13:00:00')).at(-1);
    expect(exchangeDate(afterHolidays?.openedAt ?? 0)).toBe('2026-09-24');
    const months = candlesAt(market, '1055.W', 'month', at('2026-11-20T13:00:00')).map(({ openedAt }) =>
      exchangeDate(openedAt),
    );
    expect(months.slice(-3)).toEqual(['2026-09-01', '2026-10-01', '2026-11-02']);
  });

  it('end with the quoted price', () => {
    fc.assert(
      fc.property(anySymbol, anyPeriod, anyMoment, (symbol, period, moment) => {
        expect(candlesAt(market, symbol, period, moment).at(-1)?.close).toBe(
          quoteAt(market, symbol, moment).latestPrice,
        );
      }),
      fewRuns,
    );
  });

  it('of the day match the stock details', () => {
    fc.assert(
      fc.property(anySymbol, anyMoment, (symbol, moment) => {
        const details = detailsAt(market, symbol, moment);
        fc.pre(details.open !== null);
        const { open, high, low, volume } = details;
        expect(candlesAt(market, symbol, 'day', moment).at(-1)).toMatchObject({ open, high, low, volume });
      }),
      fewRuns,
    );
  });

  it('never change once finished', () => {
    fc.assert(
      fc.property(anySymbol, anyPeriod, anyMoment, (symbol, period, moment) => {
        const finished = candlesAt(market, symbol, period, moment).slice(0, -1);
        const later = candlesAt(market, symbol, period, moment + 1_800_000);
        const kept = finished.filter(({ openedAt }) => openedAt >= (later[0]?.openedAt ?? 0));
        expect(later.slice(0, kept.length)).toEqual(kept);
      }),
      fewRuns,
    );
  });

  it('start with the market', () => {
    expect(candlesAt(market, '1055.W', 'day', at('2020-01-07T10:00:00')).length).toBe(2);
  });

  it('are empty for a suspended listing', () => {
    for (const period of chartPeriods) {
      expect(candlesAt(market, suspended, period, at('2026-11-20T13:00:00'))).toEqual([]);
    }
  });

  it('have trades in every minute', () => {
    for (const { symbol, suspended } of listings) {
      const minutes = candlesAt(market, symbol, '1', at('2026-11-20T15:30:00'), 330);
      expect(suspended || minutes.every(({ volume }) => Number(volume) > 0)).toBe(true);
    }
  });
});
