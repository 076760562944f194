import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { marketBreadth } from '../../../src/api/contract/market';
import { type ListedStock, stockList } from '../../../src/api/contract/stocks';
import { holidays } from '../../../src/domain/market/holidays';
import { breadthAt } from './breadth';
import { listingOf } from './listings';
import { createMarket } from './market';
import { detailsAt } from './quotes';
import { stockPage } from './stockLists';

const at = (time: string) => Date.parse(`${time}+09:00`);
const market = createMarket('breadth', { holidays });
const morning = at('2026-11-20T10:10:07');

function stocksOf(exchange: string | null, sector?: string): ListedStock[] {
  const order = { exchange, sector, sort: 'code', direction: 'ascending', limit: 200 } as const;
  const { total } = stockPage(market, { ...order, offset: 0 }, morning);
  return Array.from({ length: Math.ceil(total / 200) }, (_, window) =>
    stockPage(market, { ...order, offset: window * 200 }, morning),
  ).flatMap(({ items }) => items);
}

const counts = (stocks: ListedStock[]) => ({
  advancing: stocks.filter(({ change }) => Number(change) > 0).length,
  unchanged: stocks.filter(({ change }) => Number(change) === 0).length,
  declining: stocks.filter(({ change }) => Number(change) < 0).length,
});

describe('the breadth of the market', () => {
  it('matches the contract, with every sector of the exchange', () => {
    const breadth = breadthAt(market, null, morning);
    expect(v.parse(marketBreadth.response, breadth)).toEqual(breadth);
    expect(breadth.sectors).toHaveLength(17);
    for (const language of ['en', 'tw', 'jp'] as const) {
      expect(new Set(breadth.sectors.map(({ name }) => name[language])).size).toBe(17);
    }
  });

  it.each([null, 'NORTH'])('counts the stocks of the list of %s', (exchange) => {
    expect(breadthAt(market, exchange, morning)).toMatchObject(counts(stocksOf(exchange)));
  });

  it('of a sector is that of its stocks, which name it', () => {
    const { sectors } = breadthAt(market, null, morning);
    const summed = { advancing: 0, unchanged: 0, declining: 0 };
    for (const { sector, name, changePercent, ...moved } of sectors) {
      const stocks = stocksOf(null, sector);
      expect(moved).toEqual(counts(stocks));
      expect(detailsAt(market, stocks[0]?.symbol ?? '', morning).sector).toEqual(name);
      const mean = stocks.reduce((sum, stock) => sum + Number(stock.changePercent), 0) / stocks.length;
      expect(Number(changePercent)).toBeCloseTo(mean, 1);
      for (const way of ['advancing', 'unchanged', 'declining'] as const) summed[way] += moved[way];
    }
    expect(summed).toEqual(counts(stocksOf(null)));
  });

  it('leaves out sectors without stocks, and counts untraded stocks as unchanged', () => {
    const single = createMarket('single', { holidays, listings: [listingOf(1055)] });
    const before = breadthAt(single, null, at('2026-11-20T08:00:00'));
    expect(before).toMatchObject({ advancing: 0, unchanged: 1, declining: 0 });
    expect(before.sectors).toHaveLength(1);
  });

  it('of an unknown sector is an empty list', () => {
    const page = stockPage(
      market,
      { sector: 'none', sort: 'code', direction: 'ascending', offset: 0, limit: 10 },
      morning,
    );
    expect(v.parse(stockList.response, page)).toEqual({ total: 0, items: [] });
  });
});
