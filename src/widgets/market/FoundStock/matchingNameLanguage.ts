import type { Stock } from '../../../api/contract/stocks';
import { matchedWord } from '../../../domain/market/searchForm';
import { type Language, languages } from '../../../i18n/language';

/**
 * Returns the language whose name contains the query, if the displayed name and the code do not.
 *
 * Returns undefined if they do, or if no name matches, as for a match in the reading.
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
