/*
 * The one cleaning of typed and pasted text (decision 54). Keyboards, input methods and other apps write the same sign in
 * many ways. Each function below reduces them to one, for a kind of field. Nothing here guesses: what a sign does not mean
 * for certain is left for the rules to refuse.
 */

/** Marks without width: zero-width spaces and joiners, direction marks, the byte order mark. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What each sign means in every field, in the order of the replacements. */
const everywhere: readonly (readonly [RegExp, string | ((sign: string) => string)])[] = [
  [invisible, ''],
  [/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/\uffe5/g, '¥'],
  // Hyphens, dashes and the minus sign.
  [/[\u2010-\u2015\u2212]/g, '-'],
  // Beside the digits of Japanese keyboards is the long-vowel mark.
  [/(\d)[ーｰ](?=\d)/g, '$1-'],
  [/\s/g, ' '],
];

/** What the punctuation of Japanese and Chinese keyboards means in a number. */
const inNumbers: typeof everywhere = [
  [/[、､]/g, ','],
  [/(\d)[。｡](?=\d)/g, '$1.'],
];

const replaceAll = (text: string, table: typeof everywhere): string =>
  table.reduce((cleaned, [sign, meaning]) => cleaned.replace(sign, meaning as string), text);

/** Text in which characters matter as they were written: a name. Single spaces, none at the ends. */
export function cleanText(typed: string): string {
  return replaceAll(typed, everywhere).replace(/ +/g, ' ').trim();
}

/** Words to search by or to compare: like `cleanText`, and compatibility forms become usual letters (NFKC). */
export function cleanWords(typed: string): string {
  return cleanText(typed.normalize('NFKC'));
}

/** A code, in which spaces mean nothing: the number of an account or a document, an invite code. */
export function cleanCode(typed: string): string {
  // Spaces go first, because they may separate a digit from the mark that stands for a hyphen.
  return replaceAll(typed.replace(/\s/g, ''), everywhere);
}

/** The digits of a code that has nothing else. */
export function cleanDigits(typed: string): string {
  return cleanCode(typed).replace(/\D/g, '');
}

/** A number while it is typed: one form of each sign. Spaces and units stay, and so does every comma. */
export function cleanNumber(typed: string): string {
  return replaceAll(replaceAll(typed, everywhere), inNumbers);
}
