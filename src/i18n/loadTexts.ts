import { withinTime } from '../lib/pageCode';
import type { Language } from './language';
import type { messages as firstTexts } from './locales/en/first';
import type { messages as restTexts } from './locales/en/rest';
import type { Translation } from './translation';

/** Texts come in two parts: what the app begins with, and what all other screens say. */
export type TextPart = 'first' | 'rest';

interface Parts {
  first: Translation<typeof firstTexts>;
  rest: Translation<typeof restTexts>;
}

type Loaders = { [Part in TextPart]: () => Promise<{ messages: Parts[Part] }> };

/** A locale's text is fetched only when it is needed. */
const loaders: Record<Language, Loaders> = {
  en: { first: () => import('./locales/en/first'), rest: () => import('./locales/en/rest') },
  tw: { first: () => import('./locales/tw/first'), rest: () => import('./locales/tw/rest') },
  jp: { first: () => import('./locales/jp/first'), rest: () => import('./locales/jp/rest') },
};

/**
 * Fetches a part of what a locale says, by namespace.
 * @throws {CodeError}
 */
export async function loadTexts(language: Language, part: TextPart): Promise<Record<string, object>> {
  return { ...(await withinTime<{ messages: object }>(loaders[language][part]())).messages };
}
