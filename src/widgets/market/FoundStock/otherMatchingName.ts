import { matchedWord } from '../../../domain/market/searchForm';
import type { ByLanguage } from '../../../i18n/inLanguage';

/**
 * The name in another language that contains the query, if the displayed name and the code do not.
 *
 * Undefined if they do, or if no name matches, as for a match in the reading.
 *
 * @param shown the displayed name
 */
export function otherMatchingName(
  { name, code }: { name: ByLanguage; code: string },
  query: string,
  shown: string,
): { language: string; name: string } | undefined {
  const has = (text: string) => matchedWord(text, query) !== undefined;
  if (has(shown) || has(code)) return undefined;
  const [language, other] = Object.entries(name).find(([, text]) => has(text)) ?? [];
  return language === undefined || other === undefined ? undefined : { language, name: other };
}
