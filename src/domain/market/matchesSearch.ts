import { searchForm } from './searchForm';

/** What can be found by typing. */
interface Findable {
  name: string;
  /** The name in other languages. */
  names?: Readonly<Record<string, string>> | null | undefined;
  /** Kana and Latin letters, separated by blanks. */
  reading: string;
  code?: string;
}

/**
 * Whether a typed query matches an item by its name in any language, its readings or its code, ignoring width, case and
 * kind of kana.
 */
export function matchesSearch({ name, names, reading, code = '' }: Findable, typed: string): boolean {
  const wanted = searchForm(typed);
  return [name, ...Object.values(names ?? {}), ...reading.split(' '), code].some((text) =>
    searchForm(text).includes(wanted),
  );
}
