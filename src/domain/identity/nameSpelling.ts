import type { SpelledScript } from './identityVocabulary';
import { asKatakana, isKatakana } from './katakana';
import { scriptOf, tidyName } from './personName';

/** The field of a real-name record with the spelling in each script. */
export const spellingFields = { katakana: 'katakanaName', latin: 'latinName' } as const;

/** Longest name that fits on a record. */
export const maxNameLength = 60;

/** A spelling in the form in which it is recorded. */
export const normaliseSpelling = (script: SpelledScript, typed: string): string =>
  script === 'katakana' ? asKatakana(typed) : tidyName(typed);

/** Why a spelling of a name is refused: it is empty, too long, or not in the script. */
export function spellingReason(script: SpelledScript, typed: string): 'required' | 'malformed' | undefined {
  const spelling = normaliseSpelling(script, typed);
  if (spelling === '') return 'required';
  if (spelling.length > maxNameLength) return 'malformed';
  return isSpelledIn[script](spelling) ? undefined : 'malformed';
}

const isSpelledIn: Record<SpelledScript, (spelling: string) => boolean> = {
  katakana: isKatakana,
  latin: (spelling) => scriptOf(spelling) === 'latin' && !/\d/.test(spelling),
};
