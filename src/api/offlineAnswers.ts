import * as v from 'valibot';
import type { BoundedStore } from '../session/boundedStore';
import { newestHeadlines, readArticles } from '../session/newsCache';
import type { Call, RequestOf, ResponseOf } from './contract/call';
import { newsArticle, newsList } from './contract/content';

/** Where the answer to a request is kept, and under which name; undefined for one that is not. */
type Place = (payload: never) => { shelf: BoundedStore; name: string } | undefined;

const place = <C extends Call>(
  call: C,
  of: (payload: RequestOf<C>) => ReturnType<Place>,
): [string, Place] => [call.path, of];

/** Calls whose answers can be read again without a connection. */
const places = new Map<string, Place>([
  // The rest of the list is asked for again: it moves on with every new headline.
  place(newsList, ({ language, page }) =>
    page === 1 ? { shelf: newestHeadlines, name: language } : undefined,
  ),
  place(newsArticle, ({ language, id }) => ({ shelf: readArticles, name: articleName(language, id) })),
]);

/** Name under which an article lies. */
export const articleName = (language: RequestOf<typeof newsArticle>['language'], id: string): string =>
  `${language}/${id}`;

const placeOf = <C extends Call>(call: C, payload: RequestOf<C>) => places.get(call.path)?.(payload as never);

/** Keeps an answer, if it is one that can be read again without a connection. */
export function cacheForOffline<C extends Call>(call: C, payload: RequestOf<C>, answer: ResponseOf<C>): void {
  const found = placeOf(call, payload);
  found?.shelf.put(found.name, answer);
}

/** What the server answered to this request some time ago; undefined where nothing was kept, or it can't be read. */
export function offlineAnswer<C extends Call>(
  call: C,
  payload: RequestOf<C>,
): { data: ResponseOf<C>; at: number } | undefined {
  const found = placeOf(call, payload);
  const kept = found?.shelf.all().find(({ name }) => name === found.name);
  if (!kept) return undefined;
  const answer = v.safeParse(call.response, kept.value);
  return answer.success ? { data: answer.output as ResponseOf<C>, at: kept.at } : undefined;
}
