import { accountWords } from './accountWords';
import { actionWords } from './actionWords';
import { inOneScript } from './characters';
import { faultWords } from './faultWords';
import { moneyWords } from './moneyWords';
import { noRefusal } from './noRefusal';
import { statements } from './statements';
import { stateWords } from './stateWords';
import { stockWords } from './stockWords';
import { timeWords } from './timeWords';

/**
 * All patterns of each word, by language. To recognise another name of a thing, add it to the line of its language, in
 * the form that `read` returns.
 */
export const words = {
  ...moneyWords,
  ...stockWords,
  ...accountWords,
  ...faultWords,
  ...stateWords,
  ...actionWords,
  ...timeWords,
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

/** Returns a function that checks whether a word is in a reading. Results are cached. */
export function wordsIn(reading: string): (word: Word) => boolean {
  const known = new Map<Word, boolean>();
  return (word) => {
    const found = known.get(word) ?? patterns.get(word)?.test(reading) ?? false;
    known.set(word, found);
    return found;
  };
}
