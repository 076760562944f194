import type { Language } from './language';

/** Names one after the other, as each language sets them: `Front, Back`, `表面、裏面`. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(language === 'en' ? ', ' : '、');
}
