import Big from 'big.js';
import * as v from 'valibot';

const asDecimal = (value: string | number): string => {
  try {
    return new Big(value).toFixed();
  } catch {
    return 'not a decimal';
  }
};

/**
 * An amount, price or rate: a decimal string such as `"1234.5"`. The specification gives no types, so a server may
 * send a number too; from here to the screen and back it is a string, never a binary floating-point number.
 */
export const decimal = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(asDecimal),
  v.regex(/^-?\d+(\.\d+)?$/, 'not a decimal'),
);

/** A whole number, sent as a number or as a string of digits. */
export const integer = v.pipe(decimal, v.transform(Number), v.safeInteger());

/** A moment: ISO 8601 with offset or `Z`, or a number of milliseconds since 1970 in UTC, as which it is handed on. */
export const moment = v.pipe(
  v.union([v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)), v.number()]),
  v.number(),
  v.finite(),
);

/** A string that must say something. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A name in each of the three interface languages. */
export const localized = v.object({
  /** English. */
  en: text,
  /** Traditional Chinese, as in Taiwan. */
  tw: text,
  /** Japanese. */
  jp: text,
});

/** The interface language that a text is asked for in: English, Traditional Chinese, Japanese. */
export const language = v.picklist(['en', 'tw', 'jp']);

/** Exchange of an instrument. The list is open: a server may add one. */
export const exchangeCode = text;

/** Made by the client for each call that moves money; a second call with the same one finds what the first made. */
export const clientRequestId = text;

/** Page of a list that grows at its head, counted from 1. */
export const pageNumber = integer;

/** A page of a list, newest first unless the call says otherwise. */
export const pageOf = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.object({ items: v.array(item), hasMore: v.boolean() });
