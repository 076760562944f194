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
 * Everything a word is called, in every language. To teach the app another name of a thing, add it to the line of its
 * language, written as `read` leaves a message.
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

/** Tells of each word whether it is in a reading; none is looked for twice. */
export function wordsIn(reading: string): (word: Word) => boolean {
  const known = new Map<Word, boolean>();
  return (word) => {
    const found = known.get(word) ?? patterns.get(word)?.test(reading) ?? false;
    known.set(word, found);
    return found;
  };
}
