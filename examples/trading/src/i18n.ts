import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts } from './texts/en';

/** The host's own texts are a namespace beside those of the widgets. */
const own = { en: { title: 'Kabuto Trading' }, jp: { title: 'カブト証券' } };

export const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { ...texts, host: own.en }, jp: { host: own.jp } },
  interpolation: { escapeValue: false },
});

/** Loads the Japanese texts of the widgets on first use. */
export async function showJapanese(): Promise<void> {
  const { texts } = await import('./texts/jp');
  for (const [namespace, text] of Object.entries(texts)) i18n.addResourceBundle('jp', namespace, text);
  await i18n.changeLanguage('jp');
}
