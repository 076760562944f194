import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';
import { laterParts, loadTexts, type TextPart, type TextReach } from './loadTexts';
import type { Namespace } from './text';

/** A namespace by which a part is known to be there. */
const markOf: Record<TextPart, Namespace> = {
  first: 'common',
  stocks: 'stock',
  trading: 'position',
  answers: 'errors',
  rest: 'products',
};

const hasPart = (instance: i18n, part: TextPart, language: string) =>
  instance.hasResourceBundle(language, markOf[part]);

/** Whether the present language's texts are there, so far. */
export function hasTexts(instance: i18n, reach: TextReach): boolean {
  return laterParts[reach].every((part) => hasPart(instance, part, instance.language));
}

async function addPart(instance: i18n, part: TextPart, language: Language): Promise<void> {
  if (hasPart(instance, part, language)) return;
  for (const [namespace, texts] of Object.entries(await loadTexts(language, part)))
    instance.addResourceBundle(language, namespace, texts);
}

/** Adds what is missing of the present language's texts, so far. */
export async function addTexts(instance: i18n, reach: TextReach): Promise<void> {
  let { language } = instance;
  do {
    language = instance.language;
    await addParts(instance, laterParts[reach], language as Language);
  } while (instance.language !== language);
}

async function addParts(instance: i18n, parts: readonly TextPart[], language: Language): Promise<void> {
  await Promise.all(parts.map((part) => addPart(instance, part, language)));
}

const allParts: readonly TextPart[] = ['first', ...laterParts.all];

/** Sets i18next up with one language loaded: all of its texts, or only those that the app begins with. */
export async function createI18n(language: Language, parts: readonly TextPart[] = allParts): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: ['en', 'tw', 'jp'],
    defaultNS: 'common',
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await addParts(instance, parts, language);
  return instance;
}

/** The language that was asked for last. */
const wanted = new WeakMap<i18n, Language>();

/**
 * Switches at once, without a reload; the text of the new language is fetched first. When another is asked for
 * meanwhile, the last one wins.
 *
 * @returns whether it was this one
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<boolean> {
  wanted.set(instance, language);
  await addParts(instance, allParts, language);
  if (wanted.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}
