import type { Language } from './language';

/** A name or text of the server in a language, otherwise in the first one that exists. A host may have others than ours. */
export const inLanguage = (texts: Partial<Record<Language, string>>, language: Language): string =>
  texts[language] ?? Object.values(texts)[0] ?? '';
