import type { Language } from './language';

/** A name or text by language: those of the contract have three, those of a host may be others. */
export type ByLanguage = Readonly<Record<string, string>>;

/** A name or text of the server in a language, otherwise in the first one that exists. */
export const inLanguage = (texts: ByLanguage, language: Language): string =>
  texts[language] ?? Object.values(texts)[0] ?? '';
