import { withTimeout } from '../lib/moduleLoad';
import type { Language } from './language';
import type { Namespace } from './text';

/**
 * Fetches a locale's texts of a namespace.
 * @throws {ModuleLoadError}
 */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<object> {
  const file = await withTimeout<Record<string, object>>(import(`./locales/${language}/${namespace}.ts`));
  return file[namespace] ?? {};
}
