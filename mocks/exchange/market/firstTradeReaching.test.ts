import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import { coreListings as listings } from './allListings';
import { progressAt } from './dayProgress';
import { firstTradeReaching, type PriceWatch } from './firstTradeReaching';
import { createMarket, listingBySymbol } from './market';
import { detailsAt, quoteAt } from './quotes';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('reaching', { holidays });
const symbol = '1055.W';

/** Reference implementation: checks every tenth of a second. */
function byPolling({ after, until, price, direction }: PriceWatch): string | undefined {
  for (let moment = after + 100; moment <= until; moment += 100) {
    const quoted = quoteAt(market, symbol, moment);
    const beyond = compare(quoted.latestPrice, price);
    // Orders are collected: the last price is still quoted, but nothing trades.
    if (progressAt(market, listingBySymbol(market, symbol), moment).of.isCollecting(moment)) continue;
    const reached = direction === 'atOrBelow' ? beyond <= 0 : beyond >= 0;
    if (reached && quoted.quotedAt > after && sessionAt(moment, holidays).open) return quoted.latestPrice;
  }
  return undefined;
}

describe('the first trade that reaches a price', () => {
  it('is the same as found by continuous polling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2026-11-20T08:50:00'), max: at('2026-11-20T15:31:00') }),
        fc.integer({ min: -6, max: 6 }),
        fc.constantFrom('atOrBelow' as const, 'atOrAbove' as const),
        (after, offset, direction) => {
          const price = String(Number(quoteAt(market, symbol, after).latestPrice) + offset);
          const watch = { after, until: after + 300_000, price, direction };
          expect(firstTradeReaching(market, symbol, watch)?.price).toBe(byPolling(watch));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is found days later, with its original time', () => {
    const after = at('2026-11-20T15:00:00');
    const tuesday = detailsAt(market, symbol, at('2026-11-24T16:00:00'));
    const low = tuesday.low ?? '0';
    const watch = { after, until: at('2026-11-24T16:00:00'), price: low, direction: 'atOrBelow' } as const;
    const found = firstTradeReaching(market, symbol, watch);
    expect(found?.price).toBe(quoteAt(market, symbol, found?.moment ?? 0).latestPrice);
    expect(compare(found?.price ?? '', low)).toBeLessThanOrEqual(0);
    expect(firstTradeReaching(market, symbol, { ...watch, until: (found?.moment ?? 0) - 1 })).toBeNull();
    expect(firstTradeReaching(market, symbol, { ...watch, until: found?.moment ?? 0 })).toEqual(found);
  });

  it('is null beyond the limits, after the end time, and for a suspended listing', () => {
    const after = at('2026-11-20T09:00:00');
    const until = at('2026-11-20T15:30:00');
    const { limitUp } = detailsAt(market, symbol, after);
    const beyond = { after, until, price: String(Number(limitUp) + 1), direction: 'atOrAbove' } as const;
    expect(firstTradeReaching(market, symbol, beyond)).toBeNull();
    const anything = { after, until, price: '1', direction: 'atOrAbove' } as const;
    expect(firstTradeReaching(market, symbol, { ...anything, until: after })).toBeNull();
    const suspended = listings.find((listing) => listing.suspended)?.symbol ?? '';
    expect(firstTradeReaching(market, suspended, anything)).toBeNull();
  });
});
