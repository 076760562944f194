import { createInstance } from 'i18next';
import type { Texts } from 'itayose/i18n/ItayoseTexts';
import { initReactI18next } from 'react-i18next';
import { common as commonDe, host as de } from './texts/hostDe';
import { common as commonEn, host as en } from './texts/hostEn';
import { common as commonJa, host as ja } from './texts/hostJa';

/** The languages of the host: two of the library's, and one that it lacks. */
export type HostLanguage = 'en' | 'de' | 'ja';

/** The host's own i18next. Its namespace `common` has nothing to do with the one of the widgets. */
export const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: {
    en: { common: commonEn, host: en },
    de: { common: commonDe, host: de },
    ja: { common: commonJa, host: ja },
  },
  interpolation: { escapeValue: false },
});

/** Texts of the widgets, loaded on first use. */
export const widgetTexts: Record<HostLanguage, () => Promise<{ texts: Texts }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  ja: () => import('./texts/ja'),
};
