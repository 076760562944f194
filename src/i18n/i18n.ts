import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';
import { loadTexts, type TextPart } from './loadTexts';
import type { Namespace } from './text';

/** A namespace by which a part is known to be there. */
const markOf: Record<TextPart, Namespace> = { first: 'common', rest: 'errors' };

/** Whether this part of the present language's texts is there. */
export function hasTexts(instance: i18n, part: TextPart, language = instance.language): boolean {
  return instance.hasResourceBundle(language, markOf[part]);
}

async function addPart(instance: i18n, part: TextPart, language: Language): Promise<void> {
  if (hasTexts(instance, part, language)) return;
  for (const [namespace, texts] of Object.entries(await loadTexts(language, part)))
    instance.addResourceBundle(language, namespace, texts);
}

/** Adds all that is missing of the present language's texts. */
export async function addRest(instance: i18n): Promise<void> {
  let { language } = instance;
  do {
    language = instance.language;
    await addPart(instance, 'rest', language as Language);
  } while (instance.language !== language);
}

/** Sets i18next up with one language loaded: all of its texts, or only those that the app begins with. */
export async function createI18n(
  language: Language,
  parts: readonly TextPart[] = ['first', 'rest'],
): Promise<i18n> {
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
  await Promise.all(parts.map((part) => addPart(instance, part, language)));
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
  await Promise.all([addPart(instance, 'first', language), addPart(instance, 'rest', language)]);
  if (wanted.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}
