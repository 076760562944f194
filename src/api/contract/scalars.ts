import * as v from 'valibot';
import { plainText } from '../../lib/plainText';
import { plainDecimal } from './plainDecimal';

/**
 * An amount, price or rate: a decimal string such as `"1234.5"`. The specification gives no types, so a server may
 * send a number too; from here to the screen and back it is a string, never a binary floating-point number. At most 24
 * digits before the point and 40 after it.
 */
export const decimal = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform((written) => plainDecimal(String(written)) ?? 'not a decimal'),
  v.regex(/^-?\d{1,24}(\.\d{1,40})?$/, 'not a decimal'),
);

/** A whole number, sent as a number or as a string of digits. */
export const integer = v.pipe(decimal, v.transform(Number), v.safeInteger());

/** How many, or how much of something that is whole: never less than none. */
export const count = v.pipe(integer, v.minValue(0));

const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(2200, 0);

/**
 * A moment: ISO 8601 with offset or `Z`, or a number of milliseconds since 1970 in UTC, as which it is handed on. From
 * 1900 to 2199: calendars are drawn of it.
 */
export const moment = v.pipe(
  v.union([v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)), v.number()]),
  v.number(),
  v.minValue(earliest),
  v.maxValue(latest),
);

function isDay(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (!(moment >= earliest && moment <= latest)) return false;
  // The 31st of February would be a day of March.
  return new Date(moment).toISOString().startsWith(date);
}

/** A day of the calendar, `YYYY-MM-DD`, from 1900 to 2199. */
export const date = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'not a day'));

/** A time of the day, `HH:MM`. */
export const timeOfDay = v.pipe(v.string(), v.isoTime());

const mostLetters = 200;

/**
 * What stands for something: an id, a code, a number with letters. It must say something, in 200 letters at most, and
 * hide nothing. Taken as it is or not at all.
 */
export const text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((said) => plainText(said, mostLetters) === said, 'not plain'),
);

/** What goes back in a header of HTTP: letters and signs of ASCII. */
export const headerValue = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/));

/** Words for reading: plain text, no HTML. What they hide is left out, and what is too long is cut (`plainText`). */
const wordsUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((said) => plainText(said, most)),
    v.nonEmpty(),
  );

/** Words for reading: plain text, no HTML. At most 2,000 letters are shown. */
export const words = wordsUpTo(2_000);

/** A name. At most 100 letters are shown. */
export const name = wordsUpTo(100);

/** A title: plain text, no HTML. At most 300 letters are shown. */
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

/** Words in each of the three interface languages. */
export const localized = inEachLanguage(words);

/** A name in each of the three interface languages. */
export const localizedName = inEachLanguage(name);

/** The interface language that a text is asked for in: English, Traditional Chinese, Japanese. */
export const language = v.picklist(['en', 'tw', 'jp']);

/** Exchange of an instrument. The list is open: a server may add one. */
export const exchangeCode = text;

/**
 * Made by the client for each request that moves money: at most 200 characters, none of them hidden, compared character
 * by character. Once a request is carried out, its id belongs to its member, its call and its body. The same request
 * again changes nothing, and its answer tells of the same record. Anything else with that id is refused with
 * `parameterError`.
 */
export const clientRequestId = v.pipe(text, v.maxLength(mostLetters));

/** Page of a list that grows at its head, counted from 1. */
export const pageNumber = integer;

/** What tells an item of a list from the others: its id, or a stock's symbol. An item without one is like no other. */
function keyOf(item: unknown): unknown {
  const { id, symbol } = Object(item) as { id?: unknown; symbol?: unknown };
  return id ?? symbol ?? item;
}

/** Without the items that have come twice; anything but objects may. */
const withoutRepeated = <Item>(items: Item[]): Item[] =>
  typeof items[0] === 'object' ? [...new Map(items.map((item) => [keyOf(item), item])).values()] : items;

/** A list. At most 5,000 items: a screen has to be drawn of them. Of those with one id, or one symbol, the last counts. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(5_000), v.transform(withoutRepeated<v.InferOutput<Item>>));

/** A page of a list, newest first unless the call says otherwise. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: listOf(item), hasMore: v.boolean() });
