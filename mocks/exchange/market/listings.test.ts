import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { allListings, coreListings } from './allListings';
import { companyName, nameableCodes } from './companyName';
import { codeOfSymbol, codeText, exchanges, listingOf } from './listings';
import { createMarket, findListing, listingsOn } from './market';

const everyCode = Array.from({ length: 9000 }, (_, index) => 1000 + index);

describe('company names', () => {
  it('are unique in each language for every four-digit code', () => {
    expect(nameableCodes).toBeGreaterThanOrEqual(10_000);
    const names = everyCode.map(companyName);
    for (const language of ['en', 'tw', 'jp'] as const) {
      expect(new Set(names.map(({ name }) => name[language])).size).toBe(everyCode.length);
    }
  });

  it('never change for a code', () => {
    expect(companyName(1055)).toEqual({
      name: { en: 'Yoinosato Electronics', tw: '宵之里電子', jp: '宵乃里電子' },
      reading: 'よいのさとでんし',
      sector: 'electronics',
    });
  });

  it('use the script of their language, with a reading in kana', () => {
    for (const { name, reading } of everyCode.map(companyName)) {
      expect(name.en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)+$/);
      expect(name.tw).toMatch(/^\p{Script=Han}+$/u);
      expect(name.jp).toMatch(/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u);
      expect(reading).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
    }
  });
});

describe('the market’s listings', () => {
  const listings = allListings();

  it('are four thousand companies with unique codes, symbols and names', () => {
    expect(listings.length).toBe(4000);
    for (const distinct of ['symbol', 'code', 'number', 'key'] as const) {
      expect(new Set(listings.map((listing) => listing[distinct])).size).toBe(4000);
    }
    for (const language of ['en', 'tw', 'jp'] as const) {
      expect(new Set(listings.map(({ name }) => name[language])).size).toBe(4000);
    }
  });

  it('exist on every exchange, most on the first', () => {
    const totals = exchanges.map((exchange) => listings.filter((one) => one.exchange === exchange).length);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    expect(Math.min(...totals)).toBeGreaterThan(300);
  });

  it('have codes of no real company, in text order', () => {
    for (const { code } of listings) expect(code).toMatch(/^1[0-2]\d\d$|^[5-9]\d\d[C-Y]$/);
    const codes = listings.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
  });

  it('include a few suspended ones', () => {
    const suspended = listings.filter((listing) => listing.suspended);
    expect(suspended.length).toBeGreaterThan(3);
    expect(suspended.length).toBeLessThan(20);
  });

  it('are found by their symbols only', () => {
    const market = createMarket('found', { holidays });
    for (const listing of listings) expect(findListing(market, listing.symbol)).toBe(listing);
    for (const symbol of ['', '1055', '1055.E', '1055.w', '0999.E', '1300.E', '499C.E', '500A.E', '1055.W '])
      expect(findListing(market, symbol)).toBeUndefined();
  });

  it('have codes separate from those of later issues', () => {
    const market = createMarket('apart', { holidays });
    const all = listingsOn(market, market.calendar.dayOf(market.calendar.firstOrdinal + 2600).ordinal);
    expect(all.length).toBeGreaterThan(5000);
    expect(new Set(all.map(({ symbol }) => symbol)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name.jp)).size).toBe(all.length);
    expect(all.map(({ code }) => code)).toEqual(all.map(({ code }) => code).sort());
  });
});

describe('codes', () => {
  it('can be parsed from symbols', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10_299 }), (code) => {
        expect(codeOfSymbol(`${codeText(code)}.E`)).toBe(code);
      }),
    );
  });
});

describe('the core listings', () => {
  it('are about 60 companies on every exchange', () => {
    expect(coreListings.length).toBe(60);
    expect(new Set(coreListings.map(({ exchange }) => exchange))).toEqual(new Set(exchanges));
  });

  it('have numeric codes', () => {
    for (const { code } of coreListings) expect(code).toMatch(/^1[0-2]\d\d$/);
  });

  it('cover the tick table, from below 100 to above 40,000 yen', () => {
    const prices = coreListings.map(({ basePrice }) => basePrice);
    for (const [from, to] of [
      [80, 100],
      [100, 1000],
      [1000, 3000],
      [3000, 5000],
      [5000, 30_000],
      [40_000, 50_000],
    ] as const) {
      expect(prices.some((price) => price >= from && price < to)).toBe(true);
    }
  });

  it('include one suspended listing', () => {
    expect(coreListings.filter(({ suspended }) => suspended).map(({ symbol }) => symbol)).toEqual(['1297.N']);
  });

  it('are the same in every market', () => {
    for (const listing of coreListings) {
      expect(listingOf(Number(listing.code), listing.suspended)).toEqual(listing);
    }
  });
});
