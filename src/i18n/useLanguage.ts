'use client';
import { defaultLanguage, type Language, languageOf } from './language';
import { useI18n } from './useI18n';

/** The current interface language. */
export function useLanguage(): Language {
  const { i18n } = useI18n();
  // Without i18next, or before it is initialised, it has no language.
  return languageOf(i18n.language ?? defaultLanguage);
}
