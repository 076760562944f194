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
    expect(marketReasons({ ...market, quote: aged(15_001) })).toEqual([{ kind: 'quoteStale' }]);
  });

  it('follows the server’s maximum age', () => {
    expect(marketReasons({ ...market, quote: aged(5_001), quoteMaxAgeMs: 5_000 })).toHaveLength(1);
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
});
