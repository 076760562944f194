import { searchForm, searchWords } from '../../../src/domain/market/searchForm';

/** Searchable texts of a listing, in normalised form. */
export interface Searchable {
  code: string;
  /** Names in all languages, and the reading. */
  names: readonly string[];
  /** Names of its exchange in all languages. They narrow a search but do not match alone. */
  exchange: readonly string[];
}

/**
 * Kinds of matches, best first: the whole code, the start of a code or name, anywhere in them, each word of the query
 * somewhere.
 */
export const matchKinds = ['code', 'codePrefix', 'namePrefix', 'contained', 'words'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** The kind of match of a query as entered; undefined if it doesn't match. An empty query matches nothing. */
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

/**
 * Several words, each in the code, in a name or at the start of the exchange's name, and not all in the exchange's
 * name.
 */
function hasWords(words: readonly string[], { code, names, exchange }: Searchable): boolean {
  if (words.length < 2) return false;
  const own = words.filter((word) => [code, ...names].some((text) => text.includes(word)));
  const others = words.filter((word) => !own.includes(word));
  return own.length > 0 && others.every((word) => exchange.some((name) => name.startsWith(word)));
}
