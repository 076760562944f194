import { useTranslation } from 'react-i18next';
import { type Language, languageOf } from './language';

/** The current interface language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}
