import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/domain/decimal';
import { holidays } from '../../../src/domain/market/holidays';
import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import { at, seed } from '../../scenarios/clock';
import { createMarket } from '../market/market';
import { limitSideOn } from '../market/offTrendCloses';
import { quoteAt } from '../market/quotes';
import { testExchange } from '../testExchange';
import { historyOf } from './history';
import { mentorTrade } from './mentorTrade';
import { products } from './products';
import { copyTradeProductDetailView } from './productView';

const now = at('2026-11-20', '10:15');
const { market } = testExchange().open('09:00');

describe.each(products.map((product) => [product.id, product] as const))('%s', (_, product) => {
  const view = copyTradeProductDetailView({ ...testExchange().open('09:00'), now }, product);

  test('has an entry for each closed day, and its last value equals the product’s', () => {
    const days = historyOf(market, product, now);
    expect(days[0]?.date).toBe(product.foundedOn);
    expect(days.at(-1)?.date).toBe('2026-11-19');
    expect(view.history).toHaveLength(Math.min(120, days.length));
    expect(view.history.at(-1)?.netAssetValue).toBe(view.netAssetValue);
    expect(Number(view.profit)).toBeCloseTo(Number(view.netAssetValue) / 10_000 - 1, 6);
  });

  test('shows losses', () => {
    expect(Number(view.maximumDrawdown)).toBeGreaterThan(0.02);
    expect(Number(view.worstMonth?.profit)).toBeLessThan(0);
    expect(Number(view.losingTrades)).toBeGreaterThan(0.2);
    for (const { drawdown } of view.history)
      expect(compare(String(drawdown), String(view.maximumDrawdown))).toBeLessThanOrEqual(0);
  });

  test('trades at market prices and pays fees', () => {
    const traded = historyOf(market, product, now).filter((day) => day.traded);
    const { date, profit } = traded.at(-1) ?? { date: '', profit: '' };
    const day = market.calendar.dayAt(exchangeMidnight(date));
    const trade = mentorTrade(market, product, day);
    if (!trade) throw new Error('no trade');
    const [bought, sold] = ['09:35', '14:30'].map((time) =>
      Number(quoteAt(market, trade.symbol, at(date, time)).latestPrice),
    );
    expect([trade.buyPrice, trade.sellPrice]).toEqual([bought, sold]);
    const change = ((sold ?? 0) - (bought ?? 0)) / (bought ?? 0);
    const gross = (trade.side === 'long' ? change : -change) * product.leverage;
    const fees = gross - Number(profit);
    expect(fees / product.leverage).toBeCloseTo(0.0035, 3);
  });
});

test('some mentors have profits and some have losses', () => {
  const results = products.map((product) => {
    const last = historyOf(market, product, now).at(-1);
    return compare(last?.netAssetValue ?? '', '10000');
  });
  expect(new Set(results)).toEqual(new Set([-1, 1]));
});

test('no mentor trades a stock on a day that ends at a limit', () => {
  for (const product of products) {
    for (const { date } of historyOf(market, product, now)) {
      const day = market.calendar.dayAt(exchangeMidnight(date));
      const { symbol } = mentorTrade(market, product, day) ?? {};
      const listing = market.coreListings.find((other) => other.symbol === symbol);
      expect(listing && limitSideOn(market, listing, day.ordinal)).toBeUndefined();
    }
  }
});

test('a day appears once it has closed', () => {
  const [product] = products;
  if (!product) throw new Error('no mentors');
  const last = (time: string) => historyOf(market, product, at('2026-11-20', time)).at(-1)?.date;
  expect(last('15:29')).toBe('2026-11-19');
  expect(last('15:30')).toBe('2026-11-20');
});

test('the past is the same at every later time', () => {
  const [product] = products;
  if (!product) throw new Error('no mentors');
  const fresh = createMarket(seed, { holidays });
  const early = historyOf(fresh, product, at('2026-01-15', '12:00'));
  const later = historyOf(fresh, product, now);
  expect(later.slice(0, early.length)).toEqual(early);
  expect(later).toEqual(historyOf(market, product, now));
});
