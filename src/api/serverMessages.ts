import { isNumbered, type MessageKey, type MessageParams, messageKeys } from './contract/messageKeys';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { carriedNumber } from './serverWords/carriedNumber';
import { plain, read } from './serverWords/reading';
import { rules } from './serverWords/rules';
import { type Word, wordsIn } from './serverWords/words';

/** Characters that are read of a message: it is a sentence or two. */
const maxMessageLength = 2000;

/** A number, or a part of a phrase that is ignored: blanks and punctuation. */
const numberOrFiller = /(\d+(?:[.,]\d+)*)|[\s\p{P}]+/gu;

/** Drops blanks and punctuation, and rewrites numbers. */
function compact(reading: string, rewrite: (number: string) => string): string {
  return reading.replace(numberOrFiller, (_, number?: string) => (number ? rewrite(number) : ''));
}

/** Surrounds a number with blanks, as a whole word: `15` is never found in `115`. */
const asWord = (number: string) => ` ${number} `;

/** `N` in a fragment matches any number. Messages are lower case, so they contain no other `N`. */
const asAnyNumber = () => 'N';

/**
 * Messages whose fragments are part of other messages: "outside withdrawal time" is in "outside withdrawal time or
 * deposit time". Their fragments are tried after the word rules.
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
const specificTable = table.filter(({ key }) => !general.has(key));
const generalTable = table.filter(({ key }) => general.has(key));

/** The message of the first matching rule. */
function byWords(has: (word: Word) => boolean): MessageKey | undefined {
  const fits = (word: Word | `!${Word}`) => (isNegated(word) ? !has(word.slice(1) as Word) : has(word));
  return rules.find(([, ...wanted]) => wanted.every(fits))?.[0];
}

const isNegated = (word: string): word is `!${Word}` => word.startsWith('!');

/** The message of the longest fragment found, whatever its blanks and punctuation. */
function byFragment(fragments: typeof table, reading: string): MessageKey | undefined {
  const readings = [compact(reading, asWord), compact(reading, asAnyNumber)];
  return fragments.find(({ fragment }) => readings.some((one) => one.includes(fragment)))?.key;
}

/**
 * Recognises a message of the server (specification 8, decision 3) in any spelling (`serverWords/reading.ts`).
 *
 * 1. Good news, notices and questions are not messages of the catalogue (`serverWords/noRefusal.ts`).
 * 2. The longest contained fragment of a specific message wins (`serverFragments`). To support another phrase, add a
 *    line there.
 * 3. Else the first rule wins whose words all occur, in any order (`serverWords`).
 * 4. Else the longest contained fragment of a general message wins.
 *
 * "Sell only after 15 minutes" is a message of its own. Any other number of minutes, and "sellable after 15 minutes",
 * is the special phrase with its number.
 *
 * @returns the message with its number, as a decimal string without thousands separators; `undefined` for a message
 * that is not in the catalogue
 */
export function recogniseMessage(
  serverMessage: string,
): { key: MessageKey; params: MessageParams } | undefined {
  const text = plain(serverMessage.slice(0, maxMessageLength));
  const reading = read(text);
  const has = wordsIn(reading);
  if (has('goodNews') || has('notice') || has('question')) return undefined;
  const key = byFragment(specificTable, reading) ?? byWords(has) ?? byFragment(generalTable, reading);
  return key && { key, params: isNumbered(key) ? carriedNumber(text) : {} };
}
