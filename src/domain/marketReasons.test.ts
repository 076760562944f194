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
  it('takes a market order on a quote of up to 15 seconds', () => {
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

  it('minds no stale quote for a limit order, but a missing one', () => {
    expect(marketReasons({ ...market, priceType: 'limit', quote: aged(60_000) })).toEqual([]);
    expect(marketReasons({ ...market, priceType: 'limit', quote: undefined })).toEqual([
      { kind: 'quoteMissing' },
    ]);
  });

  it('names the opening instead of the age of the quote when closed', () => {
    const closed = { ...market, sessionOpen: false, opensAt: now + 1, quote: aged(60_000) };
    expect(marketReasons(closed)).toEqual([{ kind: 'sessionClosed', opensAt: now + 1 }]);
  });

  it('says that it is closed when nobody knows until when', () => {
    expect(marketReasons({ ...market, sessionOpen: false })).toEqual([{ kind: 'sessionEnded' }]);
  });

  it('takes no order for a stock that is suspended, and says so before anything else', () => {
    expect(marketReasons({ ...market, suspended: true, quote: aged(60_000) })).toEqual([
      { kind: 'suspended' },
    ]);
    expect(marketReasons({ ...market, suspended: true, sessionOpen: false, opensAt: 5 })).toEqual([
      { kind: 'suspended' },
      { kind: 'sessionClosed', opensAt: 5 },
    ]);
  });

  it('takes no order before a stock’s first day, and from midnight of that day on', () => {
    const coming = { ...market, priceType: 'limit', listedOn: '2026-03-03' } as const;
    expect(marketReasons(coming)).toEqual([{ kind: 'notYetListed', listedOn: '2026-03-03' }]);
    const midnight = Date.parse('2026-03-03T00:00:00+09:00');
    expect(marketReasons({ ...coming, now: midnight })).toEqual([]);
    expect(marketReasons({ ...coming, now: midnight - 1 })).toHaveLength(1);
  });

  it('takes a limit order but none at the market before a stock’s first price', () => {
    const first = { ...market, listedOn: '2026-03-02', tradedToday: false, quote: aged(60_000) };
    expect(marketReasons(first)).toEqual([{ kind: 'firstPriceMissing' }]);
    expect(marketReasons({ ...first, priceType: 'limit' })).toEqual([]);
    expect(marketReasons({ ...first, listedOn: '2026-02-27' })).toMatchObject([{ kind: 'quoteStale' }]);
  });
});
