import { describe, expect, it } from 'vitest';
import { type MarketState, marketReasons } from './marketReasons';

const now = Date.parse('2026-03-02T10:00:00+09:00');
const market: MarketState = {
  priceType: 'market',
  quote: { latestPrice: '2000', quotedAt: now },
  now,
  sessionOpen: true,
  opensAt: undefined,
};
const aged = (age: number) => ({ latestPrice: '2000', quotedAt: now - age });

describe('marketReasons', () => {
  it('accepts a market order on a quote up to 15 seconds old', () => {
    expect(marketReasons({ ...market, quote: aged(15_000) })).toEqual([]);
    expect(marketReasons({ ...market, quote: aged(15_001) })).toEqual([
      { kind: 'quoteStale', maxAgeMs: 15_000 },
    ]);
  });

  it('follows the server’s maximum age', () => {
    expect(marketReasons({ ...market, quote: aged(5_001), quoteMaxAgeMs: 5_000 })).toEqual([
      { kind: 'quoteStale', maxAgeMs: 5_000 },
    ]);
  });

  it('accepts a stale quote for a limit order, but not a missing one', () => {
    expect(marketReasons({ ...market, priceType: 'limit', quote: aged(60_000) })).toEqual([]);
    expect(marketReasons({ ...market, priceType: 'limit', quote: undefined })).toEqual([
      { kind: 'quoteMissing' },
    ]);
  });

  it('reports the next opening instead of the stale quote when closed', () => {
    const closed = { ...market, sessionOpen: false, opensAt: now + 1, quote: aged(60_000) };
    expect(marketReasons(closed)).toEqual([{ kind: 'sessionClosed', opensAt: now + 1 }]);
  });

  it('reports a closed session when the next opening is unknown', () => {
    expect(marketReasons({ ...market, sessionOpen: false })).toEqual([{ kind: 'sessionEnded' }]);
  });

  it('refuses orders for a suspended stock, reporting that first', () => {
    expect(marketReasons({ ...market, suspended: true, quote: aged(60_000) })).toEqual([
      { kind: 'suspended' },
    ]);
    expect(marketReasons({ ...market, suspended: true, sessionOpen: false, opensAt: 5 })).toEqual([
      { kind: 'suspended' },
      { kind: 'sessionClosed', opensAt: 5 },
    ]);
  });

  it('accepts orders from midnight of the listing date on', () => {
    const coming = { ...market, priceType: 'limit', listedOn: '2026-03-03' } as const;
    expect(marketReasons(coming)).toEqual([{ kind: 'notYetListed', listedOn: '2026-03-03' }]);
    const midnight = Date.parse('2026-03-03T00:00:00+09:00');
    expect(marketReasons({ ...coming, now: midnight })).toEqual([]);
    expect(marketReasons({ ...coming, now: midnight - 1 })).toHaveLength(1);
  });

  it('accepts limit orders but no market orders before a stock’s first price', () => {
    const first = { ...market, listedOn: '2026-03-02', tradedToday: false, quote: aged(60_000) };
    expect(marketReasons(first)).toEqual([{ kind: 'firstPriceMissing' }]);
    expect(marketReasons({ ...first, priceType: 'limit' })).toEqual([]);
    expect(marketReasons({ ...first, listedOn: '2026-02-27' })).toMatchObject([{ kind: 'quoteStale' }]);
  });
});
