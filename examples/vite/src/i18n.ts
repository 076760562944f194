import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts } from './texts/en';
import { host as en } from './texts/hostEn';
import { host as ja } from './texts/hostJa';

export const i18n = createInstance();
i18n.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});
await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { ...texts, host: en }, ja: { host: ja } },
  interpolation: { escapeValue: false },
});

/** Loads the Japanese texts of the widgets on first use. */
export async function showJapanese(): Promise<void> {
  const { texts } = await import('./texts/ja');
  for (const [namespace, text] of Object.entries(texts)) i18n.addResourceBundle('ja', namespace, text);
  await i18n.changeLanguage('ja');
}
