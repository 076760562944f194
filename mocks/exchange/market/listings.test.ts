import { describe, expect, it } from 'vitest';
import { companyName, nameableCodes } from './companyName';
import { familiarListings as listings } from './everyListing';
import { exchanges, listingOf } from './listings';

const everyCode = Array.from({ length: 9000 }, (_, index) => 1000 + index);

describe('company names', () => {
  it('are unique in each language, for every four-digit code', () => {
    expect(nameableCodes).toBeGreaterThanOrEqual(10_000);
    const names = everyCode.map(companyName);
    for (const language of ['en', 'tw', 'jp'] as const) {
      expect(new Set(names.map(({ name }) => name[language])).size).toBe(everyCode.length);
    }
  });

  it('stay with their code', () => {
    expect(companyName(1055)).toEqual({
      name: { en: 'Yoinosato Electronics', tw: '宵之里電子', jp: '宵乃里電子' },
      reading: 'よいのさとでんし',
      sector: 'electronics',
    });
  });

  it('are written in their own script, with a reading in kana', () => {
    for (const { name, reading } of everyCode.map(companyName)) {
      expect(name.en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)+$/);
      expect(name.tw).toMatch(/^\p{Script=Han}+$/u);
      expect(name.jp).toMatch(/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u);
      expect(reading).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
    }
  });
});

describe('listings', () => {
  it('are some 60 companies with codes and symbols of their own, on every exchange', () => {
    expect(listings.length).toBe(60);
    expect(new Set(listings.map(({ symbol }) => symbol)).size).toBe(listings.length);
    expect(new Set(listings.map(({ code }) => code)).size).toBe(listings.length);
    expect(new Set(listings.map(({ exchange }) => exchange))).toEqual(new Set(exchanges));
  });

  it('bear codes that no real company has', () => {
    for (const { code } of listings) expect(code).toMatch(/^1[0-2]\d\d$/);
  });

  it('spread over the tick table, from below 100 to above 40,000 yen', () => {
    const prices = listings.map(({ basePrice }) => basePrice);
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

  it('have one that is suspended', () => {
    expect(listings.filter(({ suspended }) => suspended).length).toBe(1);
  });

  it('are the same in a larger market', () => {
    for (const listing of listings)
      expect(listingOf(Number(listing.code), listing.suspended)).toEqual(listing);
    expect(new Set(everyCode.map((code) => listingOf(code).symbol)).size).toBe(everyCode.length);
  });
});
