import type { Language } from '../../src/i18n/language';

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', tw: '繁體中文', jp: '日本語' };
