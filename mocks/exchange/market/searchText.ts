import { searchForm, searchWords } from '../../../src/domain/searchForm';

/** What can be found: its texts in search form. */
export interface Searchable {
  code: string;
  /** Names in all languages, and the reading. */
  names: readonly string[];
  /** Names of its exchange in all languages: they narrow a search, and find nothing alone. */
  exchange: readonly string[];
}

/**
 * How well something matches, best first: the whole code, a code's or a name's beginning, anywhere in them, each word of
 * the query somewhere.
 */
export const matchKinds = ['code', 'codePrefix', 'namePrefix', 'contained', 'words'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** How a query, as typed, matches; undefined when it doesn't. An empty one matches nothing. */
export function matchOf(query: string, found: Searchable): MatchKind | undefined {
  return (
    matchOfWhole(searchForm(query), found) ?? (hasWords(searchWords(query), found) ? 'words' : undefined)
  );
}

function matchOfWhole(query: string, { code, names }: Searchable): MatchKind | undefined {
  if (query === '') return undefined;
  if (code === query) return 'code';
  if (code.startsWith(query)) return 'codePrefix';
  if (names.some((name) => name.startsWith(query))) return 'namePrefix';
  return code.includes(query) || names.some((name) => name.includes(query)) ? 'contained' : undefined;
}

/** Several words, each in the code, in a name or at the beginning of the exchange's, and not in the exchange's alone. */
function hasWords(words: readonly string[], { code, names, exchange }: Searchable): boolean {
  if (words.length < 2) return false;
  const own = words.filter((word) => [code, ...names].some((text) => text.includes(word)));
  const others = words.filter((word) => !own.includes(word));
  return own.length > 0 && others.every((word) => exchange.some((name) => name.startsWith(word)));
}
