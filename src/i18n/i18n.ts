import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language';
import type { messages as english } from './locales/en/messages';
import type { Translation } from './translation';

type Messages = Translation<typeof english>;

/** A locale's text is fetched only when it is needed. */
const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en/messages'),
  tw: () => import('./locales/tw/messages'),
  jp: () => import('./locales/jp/messages'),
};

async function addLanguage(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'common')) return;
  const { messages } = await loaders[language]();
  for (const [namespace, resources] of Object.entries(messages)) {
    instance.addResourceBundle(language, namespace, resources);
  }
}

/** Sets i18next up with one language loaded. */
export async function createI18n(language: Language): Promise<i18n> {
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
  await addLanguage(instance, language);
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
  await addLanguage(instance, language);
  if (wanted.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}
