'use client';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts } from './fetchTexts';
import { i18nextNamespace, namespaceOf } from './i18nextNamespace';
import type { Language } from './language';
import { firstNamespaces } from './namespaces';
import type { Namespace } from './text';

/** Lets i18next fetch each namespace on first use. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (language, name, done) => {
    fetchTexts(language as Language, namespaceOf(name) as Namespace).then(
      (texts) => done(null, texts as Record<string, string>),
      (cause: Error) => done(cause, null),
    );
  },
};

/**
 * Whether these texts are loaded in the current language, or in one it falls back to, as `ja-JP` does to `ja`. Without
 * i18next, react-i18next has an empty object as instance, and that of a host may not be initialised yet: nothing can be
 * loaded, so there is nothing to wait for.
 */
export const hasTexts = (instance: i18n, namespaces: readonly Namespace[]): boolean =>
  !instance.languages ||
  namespaces.every((namespace) =>
    instance.languages.some((language) => instance.hasResourceBundle(language, i18nextNamespace(namespace))),
  );

/**
 * Loads the missing ones of these texts in the current language. Failed namespaces are fetched again, which
 * `loadNamespaces` doesn't do. The i18next of a host of the component library may have no backend and load nothing.
 *
 * @throws {ModuleLoadError}
 */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const { language } = instance;
  await loadIn(instance, namespaces, language);
  if (instance.language !== language) await loadTexts(instance, namespaces);
}

async function loadIn(instance: i18n, namespaces: readonly Namespace[], language: string): Promise<void> {
  const missing = namespaces
    .map(i18nextNamespace)
    .filter((name) => !instance.hasResourceBundle(language, name));
  await new Promise<void>((done, fail) => {
    const onLoaded = (errors?: Error[]) => (errors ? fail(errors[0]) : done());
    void instance.reloadResources([language], missing, onLoaded);
  });
}

/** Creates an i18next instance in a language, with the first texts of the app or the given ones. */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[] = firstNamespaces,
): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['en', 'tw', 'jp'],
      // Loaded below, where a failure rejects.
      ns: [],
      defaultNS: i18nextNamespace('common'),
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  await loadTexts(instance, namespaces);
  return instance;
}

/** The language that was requested last. */
const wanted = new WeakMap<i18n, Language>();

/**
 * Switches the language without a reload. All loaded namespaces are fetched in the new language first. When another
 * language is requested meanwhile, the last request wins.
 *
 * @returns whether this request won
 * @throws {ModuleLoadError} the current language stays
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<boolean> {
  wanted.set(instance, language);
  const names = Object.keys(instance.getDataByLanguage(instance.language) ?? {});
  const loaded = names.map(namespaceOf) as Namespace[];
  await loadIn(instance, loaded, language);
  if (wanted.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}
