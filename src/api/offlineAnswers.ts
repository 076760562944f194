import * as v from 'valibot';
import type { BoundedStore } from '../session/boundedStore';
import { newestHeadlines, readArticles } from '../session/newsCache';
import type { Call, RequestOf, ResponseOf } from './contract/call';
import { newsArticle, newsList } from './contract/content';

/** Where the answer to a request is stored, and under which name; undefined for one that is not stored. */
type Place = (payload: never) => { store: BoundedStore; name: string } | undefined;

const place = <C extends Call>(
  call: C,
  of: (payload: RequestOf<C>) => ReturnType<Place>,
): [string, Place] => [call.path, of];

/** Calls whose answers are available offline. */
const places = new Map<string, Place>([
  // Only the first page: the others shift with every new headline.
  place(newsList, ({ language, page }) =>
    page === 1 ? { store: newestHeadlines, name: language } : undefined,
  ),
  place(newsArticle, ({ language, id }) => ({ store: readArticles, name: articleName(language, id) })),
]);

/** Name under which an article is stored. */
export const articleName = (language: RequestOf<typeof newsArticle>['language'], id: string): string =>
  `${language}/${id}`;

const placeOf = <C extends Call>(call: C, payload: RequestOf<C>) => places.get(call.path)?.(payload as never);

/** Stores an answer for offline reading, if its call is one of those. */
export function cacheForOffline<C extends Call>(call: C, payload: RequestOf<C>, answer: ResponseOf<C>): void {
  const found = placeOf(call, payload);
  found?.store.put(found.name, answer);
}

/** The stored answer to this request; undefined when nothing was stored or it can't be parsed. `at`: epoch ms. */
export function offlineAnswer<C extends Call>(
  call: C,
  payload: RequestOf<C>,
): { data: ResponseOf<C>; at: number } | undefined {
  const found = placeOf(call, payload);
  const kept = found?.store.all().find(({ name }) => name === found.name);
  if (!kept) return undefined;
  const answer = v.safeParse(call.response, kept.value);
  return answer.success ? { data: answer.output as ResponseOf<C>, at: kept.at } : undefined;
}
