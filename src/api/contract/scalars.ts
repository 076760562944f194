import * as v from 'valibot';
import { plainText, visible } from '../../lib/plainText';
import { plainDecimal } from './plainDecimal';

/** A decimal with at most this many digits before the point. The regular expression holds its shortest notation. */
const decimalUpTo = (digits: number) =>
  v.pipe(
    v.union([
      v.pipe(v.string(), v.trim(), v.nonEmpty()),
      v.pipe(v.number(), v.gtValue(-(10 ** digits)), v.ltValue(10 ** digits)),
    ]),
    v.transform(
      (written) => plainDecimal(typeof written === 'number' ? digitsOf(written) : written) ?? 'none',
    ),
    v.regex(new RegExp(`^-?\\d{1,${digits}}(\\.\\d{1,40})?$`), 'not a decimal'),
  );

/** A number has up to 17 digits. Below this size they would not all fit into 40 digits after the point. */
const smallest = 1e-23;

const digitsOf = (written: number) => (Math.abs(written) < smallest ? '0' : String(written));

/**
 * An amount, price or rate: a decimal string such as `"1234.5"`. The specification gives no types, so a server may also
 * send a number. The client always uses a string, never a binary floating-point number. At most 24 digits before the
 * point and 40 after it. A number between -1e-23 and 1e-23 counts as zero.
 */
export const decimal = decimalUpTo(24);

/** A decimal of a chart, which calculates with numbers and can't show larger ones. At most 13 digits before the point. */
export const chartDecimal = decimalUpTo(13);

/** A whole number, sent as a number or as a string of digits. */
export const integer = v.pipe(decimal, v.transform(Number), v.safeInteger());

/** A count: a whole number, zero or more. */
export const count = v.pipe(integer, v.minValue(0));

/** Years 1900 to 2199, because calendars are drawn from them. */
const years = '(?:19|2[01])\\d\\d';
const dayOfYear = '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const hour = '(?:[01]\\d|2[0-3])';
const minute = '[0-5]\\d';

/** `T`, `Z` and the colon of the offset may be written in other ways: `t` or a blank, `z`, none. */
const momentFormat = new RegExp(
  `^${years}-${dayOfYear}[Tt ]${hour}:${minute}:${minute}(?:\\.\\d{1,9})?(?:[Zz]|[+-]${hour}:?${minute})$`,
);

/** Browsers differ in what they parse, except for the usual notation. */
const millisecondsOf = (written: string) =>
  Date.parse(
    written
      .toUpperCase()
      .replace(' ', 'T')
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
  );

const day = 86_400_000;

/**
 * A moment: ISO 8601 with offset or `Z`, or milliseconds since 1970 in UTC. The client converts it to milliseconds.
 * From 1900 to 2199 in its own time zone, because calendars are drawn from it.
 */
export const moment = v.pipe(
  v.union([v.pipe(v.string(), v.regex(momentFormat), v.transform(millisecondsOf)), v.number()]),
  v.number(),
  v.minValue(Date.UTC(1900, 0) - day),
  v.maxValue(Date.UTC(2200, 0) + day),
);

/** `Date` would turn the 31st of February into a day of March. */
function isDay(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return moment >= Date.UTC(1900, 0) && new Date(moment).toISOString().startsWith(date);
}

/** A day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const date = v.pipe(
  v.string(),
  v.isoDate(),
  v.regex(new RegExp(`^${years}-${dayOfYear}$`)),
  v.check(isDay, 'not a day'),
);

/** A time of the day, `HH:MM`. */
export const timeOfDay = v.pipe(v.string(), v.regex(new RegExp(`^${hour}:${minute}$`)));

const idFormat = new RegExp(`^[${visible}]([${visible} ]*[${visible}])?$`);

const idRules = [
  v.minLength<string, 1>(1),
  v.maxLength<string, 200>(200),
  v.regex(idFormat, 'not plain'),
] as const;

/**
 * An identifier: an id, a code, a number with letters. 1 to 200 letters, digits and signs of Latin, Greek, Cyrillic,
 * Japanese, Chinese or Korean, with blanks between them but not around them. Accepted unchanged or refused.
 */
export const text = v.pipe(v.string(), ...idRules);

/** A code that members read, such as that of a stock, up to 200 characters. Blanks around it are removed. */
export const code = v.pipe(v.string(), v.trim(), ...idRules);

/** A value that is sent back in an HTTP header: printable ASCII. */
export const headerValue = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));

/** Text for display: plain text, no HTML. Invisible characters are removed, and long text is cut (`plainText`). */
const wordsUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((said) => plainText(said, most)),
    v.nonEmpty(),
  );

/** Text for display: plain text, no HTML. At most 2,000 characters are shown. */
export const words = wordsUpTo(2_000);

/** A name. At most 100 characters are shown. */
export const name = wordsUpTo(100);

/** A title: plain text, no HTML. At most 300 characters are shown. */
export const headline = wordsUpTo(300);

/** HTML, which the client sanitises before it shows it. */
export const html = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400_000));

const inEachLanguage = <Words extends v.GenericSchema>(said: Words) =>
  v.object({
    /** English. */
    en: said,
    /** Traditional Chinese, as in Taiwan. */
    tw: said,
    /** Japanese. */
    jp: said,
  });

/** A text in each of the three interface languages. */
export const localized = inEachLanguage(words);

/** A name in each of the three interface languages. */
export const localizedName = inEachLanguage(name);

/** The interface language of the requested text: English, Traditional Chinese, Japanese. */
export const language = v.picklist(['en', 'tw', 'jp']);

/** Exchange of an instrument. The set is open: a server may add exchanges. */
export const exchangeCode = text;

/**
 * Id made by the client for one request: 1 to 200 visible ASCII characters, compared character by character, so `a` is
 * not `A`. Any other id is refused with `parameterError`. Once a request is carried out, its id belongs to its member,
 * its call and its body without secrets, for as long as the account exists. The same request again changes nothing, and
 * its answer contains the same record. Anything else with that id is refused with `parameterError`.
 */
export const clientRequestId = v.pipe(v.string(), v.maxLength(200), v.regex(/^[!-~]+$/, 'not visible ASCII'));

/**
 * A password or another secret. Only the check that needs it reads it: it is no part of what a server stores about a
 * request with an id, nor of what the client keeps about a request that it has sent.
 */
export const secret = v.string();

/** Page of a list that grows at its head, counted from 1. */
export const pageNumber = integer;

/** Key of a list item: its id, or a stock's symbol. An item without a key is unique. */
function keyOf(item: unknown): unknown {
  const { id, symbol } = Object(item) as { id?: unknown; symbol?: unknown };
  return id ?? symbol ?? item;
}

/** Removes duplicate items; values that are not objects may repeat. */
const withoutRepeated = <Item>(items: Item[]): Item[] =>
  typeof items[0] === 'object' ? [...new Map(items.map((item) => [keyOf(item), item])).values()] : items;

/**
 * A list. At most 5,000 items, because a screen shows them. Of several items with the same id or symbol, the last
 * counts.
 */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(5_000), v.transform(withoutRepeated<v.InferOutput<Item>>));

/** A page of a list, newest first unless the call says otherwise. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: listOf(item), hasMore: v.boolean() });
