import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { coreListings } from './allListings';
import { createMarket } from './market';
import { quoteAt } from './quotes';
import { firstTradeReachingTrail, stopPriceAt, type TrailingStop } from './trailingStop';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('trailing', { holidays });
const symbol = coreListings.find(({ suspended }) => !suspended)?.symbol ?? '';

/** Reference implementation: follows every tenth of a second. */
function byPolling(
  { direction, from, trailBy }: TrailingStop,
  { after, until }: { after: number; until: number },
): { price: string | undefined; stopPrice: string } {
  let best = Number(from.price);
  const stopPrice = () => (direction === 'atOrBelow' ? best - Number(trailBy) : best + Number(trailBy));
  for (let moment = from.at + 100; moment <= until; moment += 100) {
    const { latestPrice, quotedAt } = quoteAt(market, symbol, moment);
    const price = Number(latestPrice);
    const reached = direction === 'atOrBelow' ? price <= stopPrice() : price >= stopPrice();
    if (reached && quotedAt > after) return { price: latestPrice, stopPrice: String(stopPrice()) };
    best = direction === 'atOrBelow' ? Math.max(best, price) : Math.min(best, price);
  }
  return { price: undefined, stopPrice: String(stopPrice()) };
}

test('a trailing stop is reached by the trade that polling finds, and stands where polling has it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-11-20T09:01:00'), max: at('2026-11-20T15:20:00') }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('atOrBelow' as const, 'atOrAbove' as const),
      fc.integer({ min: 0, max: 120_000 }),
      (placed, distance, direction, lock) => {
        const from = { at: placed, price: quoteAt(market, symbol, placed).latestPrice };
        const stop = { direction, from, trailBy: String(distance) };
        const search = { after: placed + lock, until: placed + 300_000 };
        const polled = byPolling(stop, search);
        const reached = firstTradeReachingTrail(market, symbol, stop, search);
        expect(reached?.price).toBe(polled.price);
        const moment = reached ? reached.moment - 1 : search.until;
        if (moment >= search.after) expect(stopPriceAt(market, symbol, stop, moment)).toBe(polled.stopPrice);
      },
    ),
    { numRuns: 40 },
  );
});

test('a trailing stop lasts over days', () => {
  const placed = at('2026-11-20T15:00:00');
  const from = { at: placed, price: quoteAt(market, symbol, placed).latestPrice };
  const stop = { direction: 'atOrBelow', from, trailBy: '20' } as const;
  const until = at('2026-12-18T15:30:00');
  const reached = firstTradeReachingTrail(market, symbol, stop, { after: placed, until });
  expect(reached?.moment).toBeGreaterThan(at('2026-11-24T08:00:00'));
  const before = Number(stopPriceAt(market, symbol, stop, (reached?.moment ?? 0) - 1));
  expect(Number(reached?.price)).toBeLessThanOrEqual(before);
});
