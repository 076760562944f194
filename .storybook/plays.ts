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
}

/** English is played in full: its words can't be broken, and most are the longest of the three languages. */
export const mainLanguage: Language = 'en';

const inEachLanguage = testedModes.map(
  (mode): Play => ({ ...mode, name: mode.locale, input: 'pointer', alsoIn: [] }),
);
const inMainLanguage = inEachLanguage.filter(({ locale }) => locale === mainLanguage);

const otherLanguages = inEachLanguage.map(({ locale }) => locale).filter((locale) => locale !== mainLanguage);
const onceAndSwitched = inMainLanguage.map((play): Play => ({ ...play, alsoIn: otherLanguages }));

/** Where the keys lead does not depend on the language. */
const byKeyboard = inMainLanguage.map(
  (play): Play => ({ ...play, name: `${play.name} by keyboard`, input: 'keyboard' }),
);

const isJourney = /[\\/]journeys[\\/]/;

/** Main paths through the app, and pages about texts. */
const dependsOnLanguage = /[\\/](journeys|map|reference|foundations)[\\/]/;

/** A story that reads the language itself draws or expects something else in each. */
const readsLanguage = /locale|language/i;

/**
 * How the test runner plays the stories of a file. Most are played in English, then switched to the other languages.
 * Files whose plays depend on the language are played in each; journeys also by keyboard.
 *
 * @param source text of the file
 */
export function playsOf(path: string, source: string): Play[] {
  if (isJourney.test(path)) return [...inEachLanguage, ...byKeyboard];
  return dependsOnLanguage.test(path) || readsLanguage.test(source) ? inEachLanguage : onceAndSwitched;
}

/**
 * The plays that were asked for by name, whether the stories of the file are usually played so or not.
 *
 * @param names such as `tw`, or `en by keyboard` for journeys
 */
export function playsNamed(path: string, names: readonly string[]): Play[] {
  const plays = isJourney.test(path) ? [...inEachLanguage, ...byKeyboard] : inEachLanguage;
  return plays.filter(({ name }) => names.includes(name));
}
