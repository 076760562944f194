import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { indices } from '../../../src/api/contract/market';
import { add } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { indicesAt } from './indices';
import { listingOf } from './listings';
import { createMarket } from './market';
import { quoteAt } from './quotes';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('indices', { holidays });

describe('indices', () => {
  it('match the contract, with unique names and ids and changes that add up', () => {
    const all = indicesAt(market, at('2026-11-20T14:07:31'));
    expect(v.parse(indices.response, all)).toEqual(all);
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    for (const language of ['en', 'tw', 'jp'] as const) {
      expect(new Set(all.map(({ name }) => name[language])).size).toBe(4);
    }
    const yesterday = indicesAt(market, at('2026-11-19T16:00:00'));
    for (const [position, { value, change }] of all.entries()) {
      expect(add(yesterday[position]?.value ?? '', change)).toBe(value);
    }
  });

  it('are the mean of their members relative to base prices', () => {
    const listing = listingOf(1055);
    const single = createMarket('single', { holidays, listings: [listing] });
    const moment = at('2026-11-20T14:07:31');
    const price = Number(quoteAt(single, listing.symbol, moment).latestPrice);
    const composite = indicesAt(single, moment).find(({ id }) => id === 'composite');
    expect(Number(composite?.value)).toBeCloseTo((2400 * price) / listing.basePrice, 2);
  });

  it('are left out without members', () => {
    const listing = listingOf(1055);
    const single = createMarket('single', { holidays, listings: [listing] });
    expect(indicesAt(single, at('2026-11-20T14:07:31')).map(({ id }) => id)).not.toContain('east');
    expect(indicesAt(createMarket('none', { holidays, listings: [] }), at('2026-11-20T10:00:00'))).toEqual(
      [],
    );
  });

  it.each([
    ['at the first trade', '2026-11-20T09:00:00', 1],
    ['after ten seconds', '2026-11-20T09:00:10', 5],
    ['during a session', '2026-11-20T14:07:31', 40],
    ['after the close', '2026-11-20T20:00:00', 40],
    ['before the open, of the day before', '2026-11-20T08:00:00', 40],
    ['on a holiday', '2026-11-23T12:00:00', 40],
  ])('trail behind their value %s', (_, moment, least) => {
    for (const { trail, value } of indicesAt(market, at(moment))) {
      expect(trail.length).toBeGreaterThanOrEqual(least);
      expect(trail.length).toBeLessThanOrEqual(40);
      expect(trail.at(-1)).toBe(value);
    }
  });

  it('are constant over the lunch break', () => {
    expect(indicesAt(market, at('2026-11-20T11:30:00'))).toEqual(
      indicesAt(market, at('2026-11-20T12:29:59')),
    );
  });
});
