import { isNumbered, type MessageKey, type MessageParams, messageKeys } from './contract/messageKeys';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { carriedNumber } from './serverWords/carriedNumber';
import { plain, read } from './serverWords/reading';
import { rules } from './serverWords/rules';
import { type Word, wordsIn } from './serverWords/words';

/** A message is a sentence: what lies beyond this many characters is not looked at. */
const longestMessage = 2000;

/** A number, or what does not count in a phrase: blanks and punctuation. */
const numberOrFiller = /(\d+(?:[.,]\d+)*)|[\s\p{P}]+/gu;

/** Drops what does not count, and rewrites numbers. */
function compact(reading: string, rewrite: (number: string) => string): string {
  return reading.replace(numberOrFiller, (_, number?: string) => (number ? rewrite(number) : ''));
}

/** A number stands apart, as a whole word: `15` is never found in `115`. */
const asWord = (number: string) => ` ${number} `;

/** Where a fragment says `N` any number fits. Messages are in lower case, so no other `N` is in the way. */
const asAnyNumber = () => 'N';

/**
 * Messages whose fragments are found in other messages too: "outside withdrawal time" is in "outside withdrawal time or
 * deposit time". Their fragments count after the words.
 */
const general: ReadonlySet<MessageKey> = new Set([
  'outsideWithdrawalTime',
  'outsideDepositTime',
  'accountNotFound',
  'wrongAccountOrPassword',
  'accountExists',
  'passwordsDiffer',
  'insufficientBalance',
  'belowMinimum',
  'aboveMaximum',
  'nonTradingHours',
]);

/** Every fragment, longest first; of equal length, in the order of the catalogue. */
const table = messageKeys
  .flatMap((key) => fragmentsOf(key).map((fragment) => ({ key, fragment: compact(read(fragment), asWord) })))
  .sort((a, b) => b.fragment.length - a.fragment.length);
const particularTable = table.filter(({ key }) => !general.has(key));
const generalTable = table.filter(({ key }) => general.has(key));

/** The message of the first rule that fits. */
function byWords(has: (word: Word) => boolean): MessageKey | undefined {
  const fits = (word: Word | `!${Word}`) => (isNegated(word) ? !has(word.slice(1) as Word) : has(word));
  return rules.find(([, ...wanted]) => wanted.every(fits))?.[0];
}

const isNegated = (word: string): word is `!${Word}` => word.startsWith('!');

/** The message of the longest fragment that is there, whatever its blanks and punctuation. */
function byFragment(fragments: typeof table, reading: string): MessageKey | undefined {
  const readings = [compact(reading, asWord), compact(reading, asAnyNumber)];
  return fragments.find(({ fragment }) => readings.some((one) => one.includes(fragment)))?.key;
}

/**
 * Recognises a message of the server (specification 8, decision 3), however it is written (`serverWords/reading.ts`).
 *
 * 1. Good news, notices and questions are none of the messages (`serverWords/noRefusal.ts`).
 * 2. The longest fragment counts (`serverFragments`). One more phrase of a server is one line there.
 * 3. Where no fragment is found, the first rule counts whose words are all there, in any order (`serverWords`).
 *
 * "Sell only after 15 minutes" is a message of its own; any other number of minutes, and "sellable after 15 minutes",
 * is the special phrase with its number.
 *
 * @returns the message with the number it carries, as a decimal string without thousands separators; `undefined` for
 * a message that is not in the catalogue
 */
export function recogniseMessage(
  serverMessage: string,
): { key: MessageKey; params: MessageParams } | undefined {
  const text = plain(serverMessage.slice(0, longestMessage));
  const reading = read(text);
  const has = wordsIn(reading);
  if (has('goodNews') || has('notice') || has('question')) return undefined;
  const key = byFragment(particularTable, reading) ?? byWords(has) ?? byFragment(generalTable, reading);
  return key && { key, params: isNumbered(key) ? carriedNumber(text) : {} };
}
