import { isNumbered, type MessageKey, type MessageParams, messageKeys } from './contract/messageKeys';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { rules } from './serverWords/rules';
import { goodNews, words } from './serverWords/words';

/** A message is a sentence: what lies beyond this many characters is not looked at. */
const longestMessage = 2000;

/** A number, or what does not count: articles, auxiliaries, blanks, punctuation, the Chinese 被 and 的. */
const numberOrFiller =
  /(\d+(?:[.,]\d+)*)|\b(?:an?|the|is|are|was|has|have|been|be|does|do|your)\b|[被的]|[\s\p{P}]+/gu;

/** Drops what does not count, and rewrites numbers. */
function compact(text: string, rewrite: (number: string) => string): string {
  return text.replace(numberOrFiller, (_, number?: string) => (number ? rewrite(number) : ''));
}

/** A number stands apart, as a whole word: `15` is never found in `115`. */
const asWord = (number: string) => ` ${number} `;

/** Where a fragment says `N` any number fits. Messages are in lower case, so no other `N` is in the way. */
const asAnyNumber = () => 'N';

/** Every fragment, longest first; of equal length, in the order of the catalogue. */
const table = messageKeys
  .flatMap((key) => fragmentsOf(key).map((fragment) => ({ key, fragment: compact(fragment, asWord) })))
  .sort((a, b) => b.fragment.length - a.fragment.length);

/** What a number beside it may not mean as it stands: multiples, percentages, other currencies than the yen. */
const otherUnit =
  /[百千万萬億亿%$€£₩₹฿₫]|美元|港[元币幣]|[台臺][币幣]|人民[币幣]|ドル|ウォン|(?:^|[^a-z])(?:[km]|mio|million|thousand|cny|rmb|twd|hkd|usdt?|thb|vnd|myr|krw|inr)(?![a-z])/;

/** "A day", "a stock", "once": no limit in Japanese. */
const perOne = /\b1(?=日の|銘柄|回の)/g;

const decimalNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** The one number of a message; none where there are several, or where it may not mean what it seems. */
function carriedNumber(text: string): MessageParams {
  const [number, ...others] = text.replace(perOne, '').match(/\d+(?:[.,]\d+)*/g) ?? [];
  if (!number || others.length > 0 || !decimalNumber.test(number) || otherUnit.test(text)) return {};
  return { n: number.replaceAll(',', '') };
}

/** The message of the first rule whose words are all there, in any order. */
function byWords(text: string): MessageKey | undefined {
  return rules.find(([, ...wanted]) => wanted.every((word) => words[word].test(text)))?.[0];
}

/** The message of the longest fragment that is there, whatever its blanks and punctuation. */
function byFragment(text: string): MessageKey | undefined {
  const readings = [compact(text, asWord), compact(text, asAnyNumber)];
  return table.find(({ fragment }) => readings.some((reading) => reading.includes(fragment)))?.key;
}

/**
 * Recognises a message of the server (specification 8, decision 3), whatever its case and full-width forms: by the
 * words that are in it, in any order, or by the longest fragment. "Sell only after 15 minutes" is a message of its own;
 * any other number of minutes, and "sellable after 15 minutes", is the special phrase with its number. Good news is
 * none of the messages.
 *
 * @returns the message with the number it carries, as a decimal string without thousands separators; `undefined` for
 * a message that is not in the catalogue
 */
export function recogniseMessage(
  serverMessage: string,
): { key: MessageKey; params: MessageParams } | undefined {
  const text = serverMessage.slice(0, longestMessage).normalize('NFKC').toLowerCase().replaceAll('’', "'");
  if (goodNews.test(text)) return undefined;
  const key = byWords(text) ?? byFragment(text);
  return key && { key, params: isNumbered(key) ? carriedNumber(text) : {} };
}
