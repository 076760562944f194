import type { Localized } from '../localized';
import { listingOf } from '../market/listings';
import { findListing, type Market } from '../market/market';
import { isListed } from '../market/newListings';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import { brokerNews } from './brokerNews';
import { companyNews } from './companyNews';
import { marketNews } from './marketNews';
import { broker, type DatedArticle, type NewsItem } from './newsItem';
import { publishedAt, publishedOnTradingDay } from './publishedAt';
import { stockNews } from './stockNews';

type ContentLanguage = keyof Localized;

const pageSize = 8;
const items = [...marketNews, ...companyNews, ...brokerNews];

/**
 * A page of headlines, newest first. Articles are dated relative to the exchange's current day; those of the news desks
 * are dated on trading days.
 */
export function newsPage(language: ContentLanguage, page: number, now: number) {
  return pageOf(
    items.map((item) => dated(item, now)),
    language,
    page,
  );
}

/** The same of one stock: articles about its company. An unlisted one has none. */
export function stockNewsPage(
  market: Market,
  symbol: string,
  language: ContentLanguage,
  page: number,
  now: number,
) {
  return pageOf(newsOf(market, symbol, now), language, page);
}

/** One article with its text. With a market, those about single stocks are found, too. */
export function newsArticle(language: ContentLanguage, id: string, now: number, market?: Market) {
  const item = items.find((other) => other.id === id);
  const ofStock = market ? newsOf(market, symbolIn(id), now) : [];
  const article = item ? dated(item, now) : ofStock.find((other) => other.id === id);
  if (!article) throw new Refusal('parameterError');
  return { ...headline(article, language), html: article.html[language] };
}

function pageOf(articles: readonly DatedArticle[], language: ContentLanguage, page: number) {
  const newest = articles.toSorted((one, other) => other.publishedAt - one.publishedAt);
  const start = Math.max(0, page - 1) * pageSize;
  return {
    items: newest.slice(start, start + pageSize).map((article) => headline(article, language)),
    hasMore: start + pageSize < newest.length,
  };
}

/** The symbol at the start of the id of a stock's article. */
const symbolIn = (id: string): string => id.slice(0, id.indexOf('-'));

function newsOf(market: Market, symbol: string, now: number): DatedArticle[] {
  const listing = isListed(market, symbol, now) ? findListing(market, symbol) : undefined;
  if (!listing) return [];
  const written = items.filter(({ about }) => about === listing.number).map((item) => dated(item, now));
  return [...written, ...stockNews(market, listing, now)];
}

const headline = ({ id, title, source, publishedAt }: DatedArticle, language: ContentLanguage) => ({
  id,
  title: title[language],
  source: source[language],
  publishedAt: timestamp(publishedAt),
});

function dated(item: NewsItem, now: number): DatedArticle {
  const name = item.about === undefined ? undefined : listingOf(item.about).name;
  const write = (text: Localized): Localized =>
    name
      ? {
          en: text.en.replaceAll('{company}', name.en),
          tw: text.tw.replaceAll('{company}', name.tw),
          jp: text.jp.replaceAll('{company}', name.jp),
        }
      : text;
  return {
    id: item.id,
    source: item.source,
    title: write(item.title),
    html: write(item.html),
    publishedAt: item.source === broker ? publishedAt(item, now) : publishedOnTradingDay(item, now),
  };
}
