import type { Localized } from '../localized';
import { listingOf } from '../market/listings';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import { brokerNews } from './brokerNews';
import { companyNews } from './companyNews';
import { marketNews } from './marketNews';
import { broker, type NewsItem } from './newsItem';
import { publishedAt, publishedOnTradingDay } from './publishedAt';

type ContentLanguage = keyof Localized;

const pageSize = 8;
const items = [...marketNews, ...companyNews, ...brokerNews];

/**
 * A page of headlines, newest first. Articles are dated relative to the exchange's current day; those of the news desks
 * are dated on trading days.
 */
export function newsPage(language: ContentLanguage, page: number, now: number) {
  const headlines = items.map((item) => headline(item, language, now));
  headlines.sort((one, other) => other.publishedAt - one.publishedAt);
  const start = Math.max(0, page - 1) * pageSize;
  return {
    items: headlines
      .slice(start, start + pageSize)
      .map((item) => ({ ...item, publishedAt: timestamp(item.publishedAt) })),
    hasMore: start + pageSize < headlines.length,
  };
}

/** One article with its text. */
export function newsArticle(language: ContentLanguage, id: string, now: number) {
  const item = items.find((other) => other.id === id);
  if (!item) throw new Refusal('parameterError');
  const { publishedAt, ...shown } = headline(item, language, now);
  return { ...shown, publishedAt: timestamp(publishedAt), html: write(item, item.html, language) };
}

function headline(item: NewsItem, language: ContentLanguage, now: number) {
  return {
    id: item.id,
    title: write(item, item.title, language),
    source: item.source[language],
    publishedAt: item.source === broker ? publishedAt(item, now) : publishedOnTradingDay(item, now),
  };
}

function write({ about }: NewsItem, text: Localized, language: ContentLanguage): string {
  if (about === undefined) return text[language];
  return text[language].replaceAll('{company}', listingOf(about).name[language]);
}
