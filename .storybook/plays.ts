import type { Language } from '../src/i18n/language.ts';
import { type Mode, testedModes } from './modes.ts';

/** What a story is played with: a pointer (a finger or a mouse), or a keyboard alone. */
export type Input = 'pointer' | 'keyboard';

/** One way in which the test runner plays a story. */
export interface Play extends Mode {
  /** Title of its tests. */
  name: string;
  input: Input;
  /** Languages in which the story is checked once it was played: switched in place, not played again. */
  alsoIn: readonly Language[];
  /** Export names of the stories that are played in this way; all of the file where absent. */
  only?: readonly string[];
}

/** English is played in full: its words can't be broken, and most are the longest of the three languages. */
export const mainLanguage: Language = 'en';

const inEachLanguage = testedModes.map(
  (mode): Play => ({ ...mode, name: mode.locale, input: 'pointer', alsoIn: [] }),
);
const inMainLanguage = inEachLanguage.filter(({ locale }) => locale === mainLanguage);

const otherLanguages = inEachLanguage.map(({ locale }) => locale).filter((locale) => locale !== mainLanguage);
const onceAndSwitched = inMainLanguage.map((play): Play => ({ ...play, alsoIn: otherLanguages }));

/** Journeys are played by keyboard in another language than by pointer: two plays try both inputs and both scripts. */
const keyboardLanguage: Language = 'jp';
const byKeyboard = inEachLanguage
  .filter(({ locale }) => locale === keyboardLanguage)
  .map((play): Play => ({ ...play, name: `${play.name} by keyboard`, input: 'keyboard' }));

const isJourney = /[\\/]stories[\\/]journeys[\\/]/;

/** Tag of stories that draw or expect something else in each language: they are played in each. */
export const eachLanguageTag = 'each-language';

/**
 * How the test runner plays the stories of a file: in English, then switched to the other languages. Stories with
 * `eachLanguageTag` are played in each language. Journeys are played in English, and by keyboard in Japanese: the stories
 * of the screens that they pass show every language.
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
 * The plays that were asked for by name, whether the stories of the file are usually played so or not.
 *
 * @param names such as `tw`, or `jp by keyboard` for journeys
 */
export function playsNamed(path: string, names: readonly string[]): Play[] {
  const plays = isJourney.test(path) ? [...inEachLanguage, ...byKeyboard] : inEachLanguage;
  return plays.filter(({ name }) => names.includes(name));
}
