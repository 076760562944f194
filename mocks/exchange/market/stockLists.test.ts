import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exchanges } from '../../../src/api/contract/market';
import { rankingKinds, type Stock, stockList, stockSorts } from '../../../src/api/contract/stocks';
import { compare } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { exchangesAt } from './exchangesAt';
import { createMarket } from './market';
import { detailsAt, stockAt } from './quotes';
import { rankingAt, stockPage } from './stockLists';
import type { Figure } from './stockOrder';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('lists', { holidays });
const noon = at('2026-11-20T11:10:07');
const firstPage = { sort: 'code', direction: 'ascending', offset: 0, limit: 50 } as const;

/** The displayed value of each numeric sort key. */
const shown: Record<Figure, (stock: Stock) => string> = {
  latestPrice: (stock: Stock) => stock.latestPrice,
  change: (stock: Stock) => stock.change,
  changePercent: (stock: Stock) => stock.changePercent,
  volume: (stock: Stock) => stock.volume,
  turnover: (stock: Stock) => stock.totalAmount,
};
const figures = Object.keys(shown) as Figure[];

function expectFalling(values: string[]): void {
  const disorder = values.findIndex(
    (value, index) => index > 0 && compare(values[index - 1] ?? '', value) < 0,
  );
  expect(disorder).toBe(-1);
}

describe('the list of stocks', () => {
  it('is the same for every window size', () => {
    const { total } = stockPage(market, firstPage, noon);
    const symbols: string[] = [];
    for (let offset = 0; offset < total; offset += 200) {
      const { items } = stockPage(market, { ...firstPage, offset, limit: 200 }, noon);
      symbols.push(...items.map(({ symbol }) => symbol));
    }
    expect(new Set(symbols).size).toBe(total);
    expect(total).toBeGreaterThan(4000);
    expect(symbols).toEqual([...symbols].sort());
    expect(stockPage(market, { ...firstPage, offset: total }, noon)).toEqual({ total, items: [] });
    expect(stockPage(market, { ...firstPage, offset: total - 3 }, noon).items).toHaveLength(3);
  });

  it.each(stockSorts)('by %s matches the contract and has no gaps between windows', (sort) => {
    const whole = stockPage(market, { ...firstPage, sort, limit: 60 }, noon);
    expect(v.parse(stockList.response, whole)).toEqual(whole);
    const parts = [0, 20, 40].map((offset) =>
      stockPage(market, { ...firstPage, sort, offset, limit: 20 }, noon),
    );
    expect(parts.flatMap(({ items }) => items)).toEqual(whole.items);
  });

  it.each(['code', 'name'] as const)('by %s ends where the reversed list begins', (sort) => {
    const { total, items } = stockPage(market, { ...firstPage, sort }, noon);
    const window = { sort, direction: 'descending', offset: total - 50, limit: 50 } as const;
    expect(stockPage(market, window, noon).items.toReversed()).toEqual(items);
  });

  it.each(figures)('by %s is sorted by the displayed value, equal ones by code', (sort) => {
    const { items } = stockPage(market, { ...firstPage, sort, direction: 'descending', limit: 200 }, noon);
    expectFalling(items.map(shown[sort]));
    for (const [index, item] of items.entries()) {
      const next = items[index + 1];
      if (next && shown[sort](next) === shown[sort](item)) expect(next.code > item.code).toBe(true);
    }
    const { items: rising } = stockPage(market, { ...firstPage, sort, limit: 200 }, noon);
    expectFalling(rising.map(shown[sort]).reverse());
  });

  it('by name follows the reading in Japanese, the strokes in Chinese and the alphabet in English', () => {
    const names = (language: 'jp' | 'tw' | 'en') =>
      stockPage(market, { ...firstPage, sort: 'name', language }, noon).items.map(({ name }) => name);
    expect(names('jp')[0]?.jp).toMatch(/^暁/);
    const chinese = names('tw').map(({ tw }) => tw);
    expect(chinese).toEqual(chinese.toSorted(new Intl.Collator('zh-Hant-TW').compare));
    const english = names('en').map(({ en }) => en);
    expect(english).toEqual(english.toSorted(new Intl.Collator('en').compare));
    expect(stockPage(market, { ...firstPage, sort: 'name' }, noon).items.map(({ name }) => name)).toEqual(
      names('jp'),
    );
  });

  it('of one exchange contains exactly its stocks', () => {
    const infos = exchangesAt(market, noon);
    expect(v.parse(exchanges.response, infos)).toEqual(infos);
    for (const { exchange, total } of infos) {
      const page = stockPage(market, { ...firstPage, exchange }, noon);
      expect(page.total).toBe(total);
      expect(new Set(page.items.map((item) => item.exchange))).toEqual(new Set([exchange]));
    }
    const totals = infos.map(({ total }) => total);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(stockPage(market, firstPage, noon).total);
    expect(stockPage(market, { ...firstPage, exchange: 'NOWHERE' }, noon)).toEqual({ total: 0, items: [] });
  });

  it('shows each stock as its quote and details do', () => {
    for (const { trail: _, ...item } of stockPage(market, { ...firstPage, sort: 'turnover' }, noon).items) {
      expect(stockAt(market, item.symbol, noon)).toEqual(item);
      expect(detailsAt(market, item.symbol, noon)).toMatchObject(item);
    }
  });
});

describe('a ranking', () => {
  it.each(rankingKinds)('of %s is the first hundred of the list', (kind) => {
    const ranked = rankingAt(market, { kind }, noon);
    const [sort, direction] = {
      gainers: ['changePercent', 'descending'] as const,
      losers: ['changePercent', 'ascending'] as const,
      turnover: ['turnover', 'descending'] as const,
      volume: ['volume', 'descending'] as const,
    }[kind];
    expect(ranked).toEqual(stockPage(market, { ...firstPage, sort, direction, limit: 100 }, noon).items);
    expect(ranked).toHaveLength(100);
  });

  it('of one exchange contains only its stocks', () => {
    const ranked = rankingAt(market, { kind: 'losers', exchange: 'NORTH' }, noon);
    expect(new Set(ranked.map(({ exchange }) => exchange))).toEqual(new Set(['NORTH']));
    expect(ranked.every(({ change }) => Number(change) < 0)).toBe(true);
  });

  it.each(rankingKinds)('of %s is empty before the first trades of the day', (kind) => {
    expect(rankingAt(market, { kind }, at('2026-11-24T08:59:59'))).toEqual([]);
    expect(rankingAt(market, { kind }, at('2026-11-24T09:00:00')).length).toBeGreaterThan(0);
  });
});
