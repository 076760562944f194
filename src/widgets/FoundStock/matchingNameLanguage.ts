import type { Stock } from '../../api/contract/stocks';
import { matchedWord } from '../../domain/searchForm';
import { type Language, languages } from '../../i18n/language';

/**
 * The language in which a name has what was searched for, where neither the name that the member reads nor the code
 * does; undefined where they do, or where no name does, as for a reading.
 */
export function matchingNameLanguage(
  { name, code }: Stock,
  query: string,
  shown: Language,
): Language | undefined {
  const has = (text: string) => matchedWord(text, query) !== undefined;
  if (has(name[shown]) || has(code)) return undefined;
  return languages.find((language) => has(name[language]));
}
