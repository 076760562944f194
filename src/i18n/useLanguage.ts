import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language, languageOf } from './language';

/** The current interface language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  // Without i18next, or before it is initialised, it has no language.
  return languageOf(i18n.language ?? defaultLanguage);
}
