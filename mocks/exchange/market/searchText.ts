/** What can be found: its texts in search form. */
export interface Findable {
  code: string;
  /** Names in all languages, and the reading. */
  names: readonly string[];
}

/** How well something matches, best first: the whole code, a code's or a name's beginning, anywhere in them. */
export const matchKinds = ['code', 'codePrefix', 'namePrefix', 'contained'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** How a query, in search form, matches; undefined when it doesn't. An empty one matches nothing. */
export function matchOf(query: string, { code, names }: Findable): MatchKind | undefined {
  if (query === '') return undefined;
  if (code === query) return 'code';
  if (code.startsWith(query)) return 'codePrefix';
  if (names.some((name) => name.startsWith(query))) return 'namePrefix';
  return code.includes(query) || names.some((name) => name.includes(query)) ? 'contained' : undefined;
}
