import { searchForm } from './searchForm';

/**
 * Whether a typed query matches an item by its name, its readings or its code, ignoring width, case and kind of kana.
 *
 * @param one `reading`: kana and Latin letters, separated by blanks
 */
export function matchesSearch(one: { name: string; reading: string; code?: string }, typed: string): boolean {
  const wanted = searchForm(typed);
  return [one.name, ...one.reading.split(' '), one.code ?? ''].some((text) =>
    searchForm(text).includes(wanted),
  );
}
