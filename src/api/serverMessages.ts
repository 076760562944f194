import { carriedNumber } from './carriedNumber';
import { isNumbered, type MessageKey, type MessageParams, messageKeys } from './contract/messageKeys';
import { fragmentsOf } from './serverFragments/fragmentsOf';

/** Characters that are read of a message: it is a sentence or two. */
const maxMessageLength = 2000;

/** A number, or a part of a phrase that is ignored: blanks and punctuation. */
const numberOrFiller = /(\d+(?:[.,]\d+)*)|[\s\p{P}]+/gu;

/** Lower case, without full-width and other variants of a letter. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Drops blanks and punctuation, and rewrites numbers. */
function compact(text: string, rewrite: (number: string) => string): string {
  return text.replace(numberOrFiller, (_, number?: string) => (number ? rewrite(number) : ''));
}

/** Surrounds a number with blanks, as a whole word: `15` is never found in `115`. */
const asWord = (number: string) => ` ${number} `;

/** `N` in a fragment matches any number. Messages are lower case, so they contain no other `N`. */
const asAnyNumber = () => 'N';

/** Every fragment, longest first; of equal length, in the order of the catalogue. */
const table = messageKeys
  .flatMap((key) => fragmentsOf(key).map((fragment) => ({ key, fragment: compact(fragment, asWord) })))
  .sort((a, b) => b.fragment.length - a.fragment.length);

/** A recognised message, and its number as a decimal string without thousands separators. */
export interface RecognisedMessage {
  key: MessageKey;
  params: MessageParams;
}

const isMessageKey = (code: string): code is MessageKey => (messageKeys as readonly string[]).includes(code);

/**
 * Recognises a message of the server (specification 8, decision 3): by its code, else by the longest fragment that it
 * contains, whatever its case, width, blanks and punctuation. To support another phrase, add it to `serverFragments`.
 *
 * @param code the optional `code` of the envelope: a key of the error catalogue. Any other code is ignored
 * @returns undefined for a message that is not in the catalogue. It is shown as the server wrote it
 */
export function recogniseMessage(serverMessage: string, code = ''): RecognisedMessage | undefined {
  const text = plain(serverMessage.slice(0, maxMessageLength));
  const key = isMessageKey(code) ? code : byFragment(text);
  return key && { key, params: isNumbered(key) ? carriedNumber(text) : {} };
}

function byFragment(text: string): MessageKey | undefined {
  const readings = [compact(text, asWord), compact(text, asAnyNumber)];
  return table.find(({ fragment }) => readings.some((reading) => reading.includes(fragment)))?.key;
}
