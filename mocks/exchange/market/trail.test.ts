import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { sessions } from '../../../src/domain/market/tradingSession';
import { allListings } from './allListings';
import { candlesAt } from './candles';
import { progressAt } from './dayProgress';
import type { Listing } from './listings';
import { createMarket, listingBySymbol } from './market';
import { type NewIssue, newIssuesAt } from './newIssues';
import { stockAt } from './quotes';
import { trailOf } from './trail';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('trails', { holidays });
const midnight = at('2026-11-20T00:00:00');
const trailAt = (listing: Listing, moment: number) => trailOf(progressAt(market, listing, moment));
const listing = listingBySymbol(market, '1055.W');

describe('the course of a day', () => {
  it.each([
    ['before the open', '2026-11-20T08:59:59', 0],
    ['at the first trade', '2026-11-20T09:00:00', 2],
    ['in the third minute', '2026-11-20T09:02:10', 4],
    ['at 09:23', '2026-11-20T09:23:00', 24],
    ['during the break', '2026-11-20T12:00:00', 24],
    ['in the evening', '2026-11-20T20:00:00', 24],
    ['on the Sunday after', '2026-11-22T12:00:00', 24],
  ])('%s', (_, time, length) => {
    expect(trailAt(listing, at(time))).toHaveLength(length);
  });

  const traded = allListings().filter(({ suspended }) => !suspended);

  it('is the first price, closes of the chart in its order, and the latest price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...traded),
        fc.integer({ min: sessions[0].opens, max: sessions[1].closes + 3_600_000 }),
        (each, time) => {
          const moment = midnight + time;
          const [first, ...closes] = trailAt(each, moment);
          const bars = candlesAt(market, each.symbol, '1', moment).filter(
            ({ openedAt }) => openedAt > midnight,
          );
          expect(first).toBe(bars[0]?.open);
          expect(closes.at(-1)).toBe(stockAt(market, each.symbol, moment).latestPrice);
          let bar = -1;
          const steps = closes.map((close) => {
            const from = bar;
            bar = bars.findIndex((one, place) => place > from && one.close === close);
            return bar > from;
          });
          expect(steps).not.toContain(false);
          expect(closes.length).toBe(Math.min(23, bars.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is empty for a suspended stock', () => {
    const suspended = allListings().find((each) => each.suspended) as Listing;
    expect(trailAt(suspended, at('2026-11-20T10:00:00'))).toEqual([]);
  });

  it('of a new issue begins with its first trade', () => {
    const evening = at('2026-11-20T20:00:00');
    const today = market.calendar.dayAt(evening).ordinal;
    const { listing: issued, listedOn } = newIssuesAt(market, evening).find(
      (each) => each.listedOn <= today,
    ) as NewIssue;
    const moment = market.calendar.dayOf(listedOn).midnight + 20 * 3_600_000;
    const [bar] = candlesAt(market, issued.symbol, 'day', moment);
    const trail = trailAt(issued, moment);
    expect(trail).toHaveLength(24);
    expect([trail[0], trail.at(-1)]).toEqual([bar?.open, bar?.close]);
  });
});
