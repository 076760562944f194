import { withinTime } from '../lib/pageCode';
import type { Language } from './language';
import type { Namespace } from './text';

/**
 * Fetches what a locale says in a namespace.
 * @throws {CodeError}
 */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  const file = await withinTime<Record<string, object>>(import(`./locales/${language}/${namespace}.ts`));
  return file[namespace] ?? {};
}
