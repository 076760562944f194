import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts } from './fetchTexts';
import type { Language } from './language';
import { firstNamespaces } from './namespaces';
import type { Namespace } from './text';

/** i18next fetches each namespace when it is first wanted. */
const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => {},
  read: (language, namespace, done) => {
    fetchTexts(language as Language, namespace as Namespace).then(
      (texts) => done(null, texts as Record<string, string>),
      (cause: Error) => done(cause, null),
    );
  },
};

const missingOf = (instance: i18n, namespaces: readonly Namespace[], language: string) =>
  namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace));

/** Whether these texts are there in the present language. */
export const hasTexts = (instance: i18n, namespaces: readonly Namespace[]): boolean =>
  missingOf(instance, namespaces, instance.language).length === 0;

/**
 * Loads what is missing of these texts in the present language. What failed before is fetched again, which
 * `loadNamespaces` doesn't do.
 *
 * @throws {ModuleLoadError}
 */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
  while (!hasTexts(instance, namespaces)) await loadIn(instance, namespaces, instance.language);
}

async function loadIn(instance: i18n, namespaces: readonly Namespace[], language: string): Promise<void> {
  const missing = missingOf(instance, namespaces, language);
  await new Promise<void>((done, fail) => {
    const onLoaded = (errors?: Error[]) => (errors ? fail(errors[0]) : done());
    void instance.reloadResources([language], missing, onLoaded);
  });
}

/** Sets i18next up in a language, with the texts that the app begins with, or others. */
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
      // Loaded below, where a failure is told.
      ns: [],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  await loadTexts(instance, namespaces);
  return instance;
}

/** The language that was asked for last. */
const wanted = new WeakMap<i18n, Language>();

/**
 * Switches at once, without a reload. All that is said so far is fetched in the new language first. When another one is
 * asked for meanwhile, the last one wins.
 *
 * @returns whether it was this one
 * @throws {ModuleLoadError} the present language stays
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<boolean> {
  wanted.set(instance, language);
  const said = Object.keys(instance.getDataByLanguage(instance.language) ?? {}) as Namespace[];
  await loadIn(instance, said, language);
  if (wanted.get(instance) !== language) return false;
  await instance.changeLanguage(language);
  return true;
}
