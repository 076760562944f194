/** The interface languages (specification 1). */
export const languages = ['en', 'tw', 'jp'] as const;
export type Language = (typeof languages)[number];

/** Used when neither the device nor the address names a language (specification 4). */
export const defaultLanguage: Language = 'jp';

/** BCP 47 tag of each language, for `<html lang>` and `Intl` (decision 19). */
export const languageTag: Record<Language, 'en' | 'zh-Hant-TW' | 'ja'> = {
  en: 'en',
  tw: 'zh-Hant-TW',
  jp: 'ja',
};

/** Whether a stored or typed value names an interface language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The interface language of a BCP 47 tag, such as `ja-JP`, or of its own code, such as `jp`. Hosts of the component
 * library name their languages by tags; a language that is none of ours takes the English names.
 */
export function languageOf(tag: string): Language {
  return interfaceLanguage(tag) ?? 'en';
}

/** The interface language of a tag, as above; undefined for a language that is none of ours. */
export function interfaceLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-');
  if (isLanguage(primary)) return primary;
  if (primary === 'ja') return 'jp';
  return primary === 'zh' ? 'tw' : undefined;
}
