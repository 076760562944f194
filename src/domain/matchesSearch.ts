import { searchForm } from './searchForm';

/**
 * Whether what was typed finds something in a list: in its name, its readings or its code, whatever the width, case and
 * kind of kana.
 *
 * @param one `reading`: kana and Latin letters, separated by blanks
 */
export function matchesSearch(one: { name: string; reading: string; code?: string }, typed: string): boolean {
  const wanted = searchForm(typed);
  return [one.name, ...one.reading.split(' '), one.code ?? ''].some((text) =>
    searchForm(text).includes(wanted),
  );
}
