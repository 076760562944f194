import { withinTime } from '../lib/pageCode';
import type { Language } from './language';
import type { messages as answerTexts } from './locales/en/answers';
import type { messages as firstTexts } from './locales/en/first';
import type { messages as restTexts } from './locales/en/rest';
import type { messages as stockTexts } from './locales/en/stocks';
import type { messages as tradingTexts } from './locales/en/trading';
import type { Translation } from './translation';

/**
 * Texts come in parts: what the app begins with, what is said of stocks, what more around trading, what the server says,
 * and what all other screens say.
 */
export type TextPart = 'first' | 'stocks' | 'trading' | 'answers' | 'rest';

interface Parts {
  first: Translation<typeof firstTexts>;
  stocks: Translation<typeof stockTexts>;
  trading: Translation<typeof tradingTexts>;
  answers: Translation<typeof answerTexts>;
  rest: Translation<typeof restTexts>;
}

type Loaders = { [Part in TextPart]: () => Promise<{ messages: Parts[Part] }> };

/** A locale's text is fetched only when it is needed. */
const loaders: Record<Language, Loaders> = {
  en: {
    first: () => import('./locales/en/first'),
    stocks: () => import('./locales/en/stocks'),
    trading: () => import('./locales/en/trading'),
    answers: () => import('./locales/en/answers'),
    rest: () => import('./locales/en/rest'),
  },
  tw: {
    first: () => import('./locales/tw/first'),
    stocks: () => import('./locales/tw/stocks'),
    trading: () => import('./locales/tw/trading'),
    answers: () => import('./locales/tw/answers'),
    rest: () => import('./locales/tw/rest'),
  },
  jp: {
    first: () => import('./locales/jp/first'),
    stocks: () => import('./locales/jp/stocks'),
    trading: () => import('./locales/jp/trading'),
    answers: () => import('./locales/jp/answers'),
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

/**
 * How much of the texts is said: what the app begins with, that of stocks as well, that of trading, or all. An answer of the server's
 * may have to be told anywhere, and is waited for there.
 */
export type TextReach = 'first' | 'stocks' | 'trading' | 'answers' | 'all';

/** How much a screen may say. */
export type ScreenReach = Exclude<TextReach, 'answers'>;

/** The parts that are fetched once the app has begun. */
export const laterParts: Record<TextReach, readonly TextPart[]> = {
  first: [],
  stocks: ['stocks'],
  trading: ['stocks', 'trading'],
  answers: ['answers'],
  all: ['stocks', 'trading', 'answers', 'rest'],
};
