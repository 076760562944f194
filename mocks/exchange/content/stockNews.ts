import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Localized } from '../localized';
import { datesAround } from '../market/company/companyEvents';
import { mix, unit } from '../market/hash';
import type { Listing } from '../market/listings';
import type { Market } from '../market/market';
import { companyDesk, type DatedArticle } from './newsItem';

const dayLength = 86_400_000;

/**
 * Invented articles about one company: its last results, and the date of the next ones, which is told three weeks before.
 *
 * @returns those that are published by `now`, epoch ms
 */
export function stockNews(market: Market, listing: Listing, now: number): DatedArticle[] {
  const today = exchangeDate(now);
  const results = datesAround(Number(today.slice(0, 4)), listing.key, market.holidays)
    .filter(({ kind }) => kind === 'results')
    .map(({ date }) => ({ date, at: Date.parse(`${date}T15:40:00+09:00`) }));
  const next = results.find(({ at }) => at > now);
  const last = results.findLast(({ at }) => at <= now);
  const articles: DatedArticle[] = [];
  if (next)
    articles.push({
      id: `${listing.symbol}-next-results`,
      source: companyDesk,
      publishedAt: Date.parse(`${next.date}T09:30:00+09:00`) - 21 * dayLength,
      ...dateOfResults(listing.name, next.date),
    });
  if (last)
    articles.push({
      id: `${listing.symbol}-results`,
      source: companyDesk,
      publishedAt: last.at,
      ...quarterlyResults(listing, last.date),
    });
  return articles.filter(({ publishedAt }) => publishedAt <= now);
}

function dateOfResults(name: Localized, date: string): Pick<DatedArticle, 'title' | 'html'> {
  return {
    title: {
      en: `${name.en} to report its results on ${date}`,
      tw: `${name.tw}將於 ${date} 公布財報`,
      jp: `${name.jp}、${date}に決算発表`,
    },
    html: {
      en: `<p>${name.en} will report the results of the quarter on ${date}, after the close of trading.</p><p>Prices often move more than usual on the day after.</p>`,
      tw: `<p>${name.tw}將於 ${date} 收盤後公布季度財報。</p><p>公布次日的股價波動往往較大。</p>`,
      jp: `<p>${name.jp}は、${date}の大引け後に四半期決算を発表します。</p><p>翌営業日は、値動きが大きくなることがあります。</p>`,
    },
  };
}

/** Sales between 9 % less and 9 % more than a year before. The forecast never changes. */
function quarterlyResults({ name, key }: Listing, date: string): Pick<DatedArticle, 'title' | 'html'> {
  const percent = Math.round(unit(mix(key, Date.parse(date) / dayLength)) * 18) - 9;
  const by = Math.abs(percent);
  const sales: Localized =
    percent === 0
      ? { en: 'were flat', tw: '持平', jp: '横ばい' }
      : percent > 0
        ? { en: `rose by ${by}%`, tw: `成長 ${by}%`, jp: `${by}%増` }
        : { en: `fell by ${by}%`, tw: `減少 ${by}%`, jp: `${by}%減` };
  return {
    title: {
      en: `${name.en}: sales of the quarter ${sales.en}`,
      tw: `${name.tw}單季營收${sales.tw}`,
      jp: `${name.jp}、四半期売上高は${sales.jp}`,
    },
    html: {
      en: `<p>Sales of ${name.en} ${sales.en} against the same quarter a year before.</p><p>The company left its forecast for the year unchanged.</p>`,
      tw: `<p>${name.tw}單季營收較去年同期${sales.tw}。</p><p>公司未調整全年預測。</p>`,
      jp: `<p>${name.jp}の四半期売上高は、前年同期に比べ${sales.jp}でした。</p><p>通期の業績予想は据え置いています。</p>`,
    },
  };
}
