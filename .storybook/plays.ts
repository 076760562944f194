import type { Language } from '../src/i18n/language.ts';
import { type Mode, testedModes } from './modes.ts';

/** Input device of a play: a pointer (finger or mouse), or only a keyboard. */
export type Input = 'pointer' | 'keyboard';

/** One way in which the test runner plays a story. */
export interface Play extends Mode {
  /** Title of the tests. */
  name: string;
  input: Input;
  /** Languages to which the played story is switched for checks, without playing it again. */
  alsoIn: readonly Language[];
  /** Export names of the stories to play; all stories of the file if absent. */
  only?: readonly string[];
}

/** English is played in full: its words cannot break, and most texts are the longest of the three languages. */
export const mainLanguage: Language = 'en';

const inEachLanguage = testedModes.map(
  (mode): Play => ({ ...mode, name: mode.locale, input: 'pointer', alsoIn: [] }),
);
const inMainLanguage = inEachLanguage.filter(({ locale }) => locale === mainLanguage);

const otherLanguages = inEachLanguage.map(({ locale }) => locale).filter((locale) => locale !== mainLanguage);
const onceAndSwitched = inMainLanguage.map((play): Play => ({ ...play, alsoIn: otherLanguages }));

/** Differs from the language of the pointer play, so that two plays cover both inputs and both scripts. */
const keyboardLanguage: Language = 'jp';
const byKeyboard = inEachLanguage
  .filter(({ locale }) => locale === keyboardLanguage)
  .map((play): Play => ({ ...play, name: `${play.name} by keyboard`, input: 'keyboard' }));

const isJourney = /[\\/]stories[\\/]journeys[\\/]/;

/** Tag of stories that differ by language, so that they are played in each. */
export const eachLanguageTag = 'each-language';

/**
 * How the test runner plays the stories of a file: in English, then switched to the other languages. Stories with
 * `eachLanguageTag` are played in each language. Journeys are played in English, and by keyboard in Japanese: stories of
 * the screens cover every language.
 *
 * @param inEachLanguageNames export names of the stories with that tag
 */
export function playsOf(path: string, inEachLanguageNames: readonly string[]): Play[] {
  if (isJourney.test(path)) return [...inMainLanguage, ...byKeyboard];
  if (inEachLanguageNames.length === 0) return onceAndSwitched;
  const inOthers = inEachLanguage.filter(({ locale }) => locale !== mainLanguage);
  return [...onceAndSwitched, ...inOthers.map((play) => ({ ...play, only: inEachLanguageNames }))];
}

/**
 * The plays with these names, even if the stories of the file are not usually played in that way.
 *
 * @param names such as `tw`, or `jp by keyboard` for journeys
 */
export function playsNamed(path: string, names: readonly string[]): Play[] {
  const plays = isJourney.test(path) ? [...inEachLanguage, ...byKeyboard] : inEachLanguage;
  return plays.filter(({ name }) => names.includes(name));
}
