import { describe, expect, it } from 'vitest';
import { add, max, min } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { candlesAt } from './candles';
import { limitDownListings, limitUpListing, limitUpListings } from './limitDays';
import { createMarket } from './market';
import { limitSideOn } from './offTrendCloses';
import { outlineOf } from './outlineOf';
import { detailsAt, quoteAt } from './quotes';

const at = (time: string) => Date.parse(`${time}+09:00`);
/** The seed of the stories. */
const market = createMarket(20261120, { holidays });
const morning = at('2026-11-20T10:15:00');
const evening = at('2026-11-20T16:00:00');

/** Minutes with trades: none in the four minutes before the last one, in which orders are collected for the close. */
const minutesOfDay = 326;

describe('a day at a limit', () => {
  it('occurs for about one stock in eight hundred', () => {
    const { ordinal } = market.calendar.dayAt(morning);
    let days = 0;
    for (const listing of market.listings) {
      for (let day = 0; day < 50; day += 1) if (limitSideOn(market, listing, ordinal - day)) days += 1;
    }
    expect(market.listings.length / (days / 50)).toBeGreaterThan(650);
    expect(market.listings.length / (days / 50)).toBeLessThan(1000);
  });

  it('occurs at the stories’ time at both limits', () => {
    expect(limitUpListing(market, morning)).toBe(limitUpListings(market, morning)[0]);
    expect(limitUpListings(market, morning)).not.toEqual([]);
    expect(limitDownListings(market, morning)).not.toEqual([]);
    expect(limitUpListings(market, at('2026-11-20T09:00:00'))).toEqual([]);
  });

  it.each([
    ['upper', limitUpListings(market, evening), 'limitUp', 'high'],
    ['lower', limitDownListings(market, evening), 'limitDown', 'low'],
  ] as const)('reaches its %s limit and stays there', (_, listings, limit, extreme) => {
    expect(listings).not.toEqual([]);
    for (const { symbol } of listings) {
      const details = detailsAt(market, symbol, evening);
      expect(details.latestPrice).toBe(details[limit]);
      expect(details[extreme]).toBe(details[limit]);
      const minutes = candlesAt(market, symbol, '1', evening).slice(-minutesOfDay);
      const stuck = minutes.findLastIndex(({ high, low }) => high !== low) + 1;
      expect(stuck).toBeGreaterThan(20);
      expect(stuck).toBeLessThan(300);
      const arrived = (minutes[stuck]?.openedAt ?? 0) + 60_000;
      for (let moment = arrived; moment < at('2026-11-20T15:30:00'); moment += 97_000) {
        expect(quoteAt(market, symbol, moment).latestPrice).toBe(details[limit]);
      }
      expect(Number(details.volume)).toBeGreaterThan(0);
    }
  });

  it('has regular candles', () => {
    for (const { symbol } of [...limitUpListings(market, evening), ...limitDownListings(market, evening)]) {
      const minutes = candlesAt(market, symbol, '1', evening).slice(-minutesOfDay);
      const [day] = candlesAt(market, symbol, 'day', evening, 1);
      expect(day).toEqual({
        openedAt: minutes[0]?.openedAt,
        open: minutes[0]?.open,
        high: max('0', ...minutes.map(({ high }) => high)),
        low: min(minutes[0]?.low ?? '', ...minutes.map(({ low }) => low)),
        close: minutes.at(-1)?.close,
        volume: add(...minutes.map(({ volume }) => volume)),
      });
    }
  });

  it('loses its effect within thirty days, each within its limits', () => {
    const { ordinal } = market.calendar.dayAt(evening);
    for (const listing of [...limitUpListings(market, evening), ...limitDownListings(market, evening)]) {
      const days = Array.from({ length: 40 }, (_, day) => outlineOf(market, listing, ordinal + day));
      for (const [index, day] of days.entries()) {
        expect(day.previousClose).toBe(days[index - 1]?.close ?? day.previousClose);
        expect(day.high).toBeLessThanOrEqual(day.limitUp);
        expect(day.low).toBeGreaterThanOrEqual(day.limitDown);
      }
    }
  });
});

it('no suspended stock ever reaches a limit', () => {
  const { ordinal } = market.calendar.dayAt(morning);
  for (const listing of market.listings.filter(({ suspended }) => suspended)) {
    for (let day = 0; day < 1000; day += 1)
      expect(limitSideOn(market, listing, ordinal - day)).toBeUndefined();
  }
});
