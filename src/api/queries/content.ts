import type { RequestOf } from '../contract/call';
import { document, newsArticle, newsList } from '../contract/content';
import { useCall } from './useCall';

type ContentLanguage = RequestOf<typeof newsList>['language'];

/** A page of news, newest first; pages count from 1. */
export const useNews = (language: ContentLanguage, page = 1) => useCall(newsList, { language, page });

/** One news article as server HTML, not sanitised yet. */
export const useNewsArticle = (language: ContentLanguage, id: string) =>
  useCall(newsArticle, { language, id });

/** A text of the house as server HTML, not sanitised yet. */
export const useDocument = (language: ContentLanguage, kind: RequestOf<typeof document>['kind']) =>
  useCall(document, { language, kind });
