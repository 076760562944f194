import type { Localized } from '../localized';
import type { Publication } from './publishedAt';

/** An invented article. Its texts are HTML; `{company}` is replaced by the company's name. */
export interface NewsItem extends Publication {
  id: string;
  /** Code of the listed company it is about. */
  about?: number;
  source: Localized;
  title: Localized;
  html: Localized;
}

/** An article with its date, epoch ms. */
export interface DatedArticle extends Pick<NewsItem, 'id' | 'source' | 'title' | 'html'> {
  publishedAt: number;
}

/** Sources of the articles: news desks of the demonstration, no real agency. */
export const marketDesk: Localized = { en: 'Market desk', tw: '市場編輯室', jp: 'マーケットデスク' };
export const companyDesk: Localized = { en: 'Company desk', tw: '企業編輯室', jp: '企業デスク' };
export const broker: Localized = { en: 'Itayose', tw: 'Itayose', jp: 'Itayose' };
