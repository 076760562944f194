import { accountWords } from './accountWords';
import { actionWords } from './actionWords';
import { inOneScript } from './characters';
import { faultWords } from './faultWords';
import { moneyWords } from './moneyWords';
import { noRefusal } from './noRefusal';
import { statements } from './statements';
import { stateWords } from './stateWords';
import { stockWords } from './stockWords';

/**
 * What a word is called in each language, as the source of a regular expression. To teach the app another name of a
 * thing, add it to the line of its language. Names are written as `read` leaves a message; Chinese in either script.
 */
export type Words = Record<string, Partial<Record<'en' | 'zh' | 'jp', string>>>;

const words = {
  ...moneyWords,
  ...stockWords,
  ...accountWords,
  ...faultWords,
  ...stateWords,
  ...actionWords,
  ...statements,
  ...noRefusal,
};

export type Word = keyof typeof words;

const patterns = new Map(
  Object.entries(words).map(([word, names]) => [
    word as Word,
    new RegExp(inOneScript(Object.values(names).join('|'))),
  ]),
);

/** Tells of each word whether it is in a reading; none is looked for twice. */
export function wordsIn(reading: string): (word: Word) => boolean {
  const known = new Map<Word, boolean>();
  return (word) => {
    const found = known.get(word) ?? patterns.get(word)?.test(reading) ?? false;
    known.set(word, found);
    return found;
  };
}
