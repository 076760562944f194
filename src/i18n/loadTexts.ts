import { withinTime } from '../lib/pageCode';
import type { Language } from './language';
import type { messages as firstTexts } from './locales/en/first';
import type { messages as restTexts } from './locales/en/rest';
import type { messages as tradingTexts } from './locales/en/trading';
import type { Translation } from './translation';

/** Texts come in parts: what the app begins with, what is said around trading, and what all other screens say. */
export type TextPart = 'first' | 'trading' | 'rest';

interface Parts {
  first: Translation<typeof firstTexts>;
  trading: Translation<typeof tradingTexts>;
  rest: Translation<typeof restTexts>;
}

type Loaders = { [Part in TextPart]: () => Promise<{ messages: Parts[Part] }> };

/** A locale's text is fetched only when it is needed. */
const loaders: Record<Language, Loaders> = {
  en: {
    first: () => import('./locales/en/first'),
    trading: () => import('./locales/en/trading'),
    rest: () => import('./locales/en/rest'),
  },
  tw: {
    first: () => import('./locales/tw/first'),
    trading: () => import('./locales/tw/trading'),
    rest: () => import('./locales/tw/rest'),
  },
  jp: {
    first: () => import('./locales/jp/first'),
    trading: () => import('./locales/jp/trading'),
    rest: () => import('./locales/jp/rest'),
  },
};

/**
 * Fetches a part of what a locale says, by namespace.
 * @throws {CodeError}
 */
export async function loadTexts(language: Language, part: TextPart): Promise<Record<string, object>> {
  return { ...(await withinTime<{ messages: object }>(loaders[language][part]())).messages };
}

/** How much of the texts a screen says: what the app begins with, that of trading as well, or all. */
export type TextReach = 'first' | 'trading' | 'all';

/** The parts that are fetched once the app has begun. */
export const laterParts: Record<TextReach, readonly TextPart[]> = {
  first: [],
  trading: ['trading'],
  all: ['trading', 'rest'],
};
