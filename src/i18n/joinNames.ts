import type { Language } from './language';

/** Joins names by the rules of the language: `Front, Back`, `表面、裏面`. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(language === 'en' ? ', ' : '、');
}
