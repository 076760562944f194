import { searchForm } from './searchForm';
import { queryOf } from './searchQuery';

/** Maximum number of stored searches. */
export const maxSearches = 20;

/** Whether two queries are the same search. Width, capitals, the kind of kana and spaces are ignored. */
const isSame = (one: string, other: string) => searchForm(one) === searchForm(other);

/** The history after a search: it is first, without duplicates. An empty search is not stored. */
export function withSearch(history: readonly string[], typed: string): string[] {
  const query = queryOf(typed);
  if (searchForm(query) === '') return [...history];
  return [query, ...withoutSearch(history, query)].slice(0, maxSearches);
}

/** The history without a search. */
export function withoutSearch(history: readonly string[], query: string): string[] {
  return history.filter((former) => !isSame(former, query));
}
