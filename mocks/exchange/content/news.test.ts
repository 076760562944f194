import { expect, test } from 'vitest';
import { holidays } from '../../../src/domain/market/holidays';
import { exchangeDate, isTradingDay, previousTradingDay } from '../../../src/domain/market/tradingSession';
import { at } from '../../scenarios/clock';
import { createMarket } from '../market/market';
import { stockPage } from '../market/stockLists';
import { newsArticle, newsPage, stockNewsPage } from './news';
import { broker } from './newsItem';

const now = at('2026-11-20', '10:15');

test.each(['en', 'tw', 'jp'] as const)(
  '%s: every headline leads to an article about a named company',
  (language) => {
    const pages = [newsPage(language, 1, now), newsPage(language, 2, now)];
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
    const headlines = pages.flatMap(({ items }) => items);
    expect(new Set(headlines.map(({ id }) => id)).size).toBe(12);
    for (const headline of headlines) {
      const { html, ...article } = newsArticle(language, headline.id, now);
      expect(article).toEqual(headline);
      expect(html + headline.title).not.toContain('{');
    }
  },
);

test.each(['08:59', '09:00', '23:59'])(
  'at %s the newest article comes first and none is in the future',
  (time) => {
    const moment = at('2026-11-20', time);
    const published = newsPage('en', 1, moment).items.map(({ publishedAt }) => Date.parse(publishedAt));
    expect(published).toEqual(published.toSorted((one, other) => other - one));
    expect(published[0]).toBeLessThanOrEqual(moment);
  },
);

test.each(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24', '2027-01-02'])(
  'on %s the desks publish only on trading days, the newest on the last one',
  (date) => {
    const moment = at(date, '20:00');
    const all = [1, 2].flatMap((page) => newsPage('en', page, moment).items);
    const days = all
      .filter(({ source }) => source !== broker.en)
      .map(({ publishedAt }) => Date.parse(publishedAt));
    expect(days).toHaveLength(8);
    for (const day of days) expect(isTradingDay(day, holidays)).toBe(true);
    const last = isTradingDay(moment, holidays) ? date : previousTradingDay(date, holidays);
    expect(exchangeDate(days[0] ?? 0)).toBe(last);
  },
);

test('a page that does not exist is empty', () => {
  expect(newsPage('en', 9, now)).toEqual({ items: [], hasMore: false });
});

const market = createMarket('news', { holidays });
const order = { sort: 'code', direction: 'ascending', offset: 0, limit: 100 } as const;

test.each(['en', 'tw', 'jp'] as const)(
  '%s: every stock has news about its company alone, published until now, that can be read',
  (language) => {
    for (const { symbol, name } of stockPage(market, order, now).items) {
      const { items } = stockNewsPage(market, symbol, language, 1, now);
      expect(items.length).toBeGreaterThan(0);
      for (const headline of items) {
        const { html, ...article } = newsArticle(language, headline.id, now, market);
        expect(article).toEqual(headline);
        expect(headline.title).toContain(name[language]);
        expect(html).toContain(name[language]);
        expect(Date.parse(headline.publishedAt)).toBeLessThanOrEqual(now);
      }
    }
  },
);

test('the date of the next results is told three weeks before, and not after them', () => {
  const symbol = stockPage(market, order, now).items[0]?.symbol ?? '';
  const idsAt = (date: string) =>
    stockNewsPage(market, symbol, 'en', 1, at(date, '20:00')).items.map(({ id }) => id);
  const days = Array.from({ length: 92 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
  );
  const told = days.filter((day) => idsAt(day).includes(`${symbol}-next-results`));
  expect(told).toHaveLength(21);
});

test('an unlisted stock has no news', () => {
  expect(stockNewsPage(market, '0000.X', 'en', 1, now)).toEqual({ items: [], hasMore: false });
});
