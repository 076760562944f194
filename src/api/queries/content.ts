import { useMemo, useSyncExternalStore } from 'react';
import { subscribeStored } from '../../session/deviceStorage';
import { readArticles } from '../../session/newsCache';
import type { RequestOf } from '../contract/call';
import { document, newsArticle, newsList } from '../contract/content';
import { articleName } from '../offlineAnswers';
import { useCall } from './useCall';
import { usePages } from './usePages';

type ContentLanguage = RequestOf<typeof newsList>['language'];

/** The newest headlines; the stored ones are shown until they arrive. */
export const useNews = (language: ContentLanguage) => useCall(newsList, { language, page: 1 });

/** All headlines, newest first, page after page. */
export const useAllNews = (language: ContentLanguage) => usePages(newsList, { language }, ({ id }) => id);

/** The headlines about one stock, newest first, page after page. */
export const useStockNews = (language: ContentLanguage, symbol: string) =>
  usePages(newsList, { language, symbol }, ({ id }) => id);

/** One news article as server HTML, not sanitised yet. One that was read on this device is available offline. */
export const useNewsArticle = (language: ContentLanguage, id: string) =>
  useCall(newsArticle, { language, id });

/** Whether an article was read on this device recently, so that it is available offline. */
export function useWasRead(language: ContentLanguage): (id: string) => boolean {
  const articles = useSyncExternalStore(subscribeStored, readArticles.all);
  return useMemo(() => {
    const names = new Set(articles.map(({ name }) => name));
    return (id) => names.has(articleName(language, id));
  }, [articles, language]);
}

/** A legal or company text as server HTML, not sanitised yet. */
export const useDocument = (language: ContentLanguage, kind: RequestOf<typeof document>['kind']) =>
  useCall(document, { language, kind });
