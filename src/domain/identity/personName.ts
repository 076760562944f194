import { cleanText } from '../../lib/typed/typedText';
import { asKatakana, isKatakana } from './katakana';

/** The script of a name; `other` if it mixes scripts. */
export type NameScript = 'katakana' | 'latin' | 'han' | 'other';

/** Selectors of a variant of the character before them. */
const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** Everything but Chinese characters and their selectors. */
const otherThanHan = /(?:(?!\p{Script=Han}|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]).)+/gsu;

/** Apostrophes, and accents that are typed in place of one. */
const apostrophes = /[\u2018\u2019\u02bc\u2032\u00b4`]/g;

/** Variants of one character in names that Unicode's compatibility mapping keeps apart. */
const nameVariants = new Map([
  ['髙', '高'],
  ['﨑', '崎'],
  ['𠮷', '吉'],
  ['濵', '濱'],
  ['邉', '邊'],
  ['德', '徳'],
]);

const variants = new RegExp(`[${[...nameVariants.keys()].join('')}]`, 'gu');

/**
 * A name in the form in which it is recorded: without extra spaces, letters and kana in one width. Chinese characters
 * stay as they were typed, with their variants.
 */
export const tidyName = (name: string): string =>
  cleanText(name.replace(otherThanHan, (run) => run.normalize('NFKC')));

/**
 * Whether two spellings are the same name. Width, capitals, spaces, the size of small kana and variants of one
 * character are ignored.
 */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** The script of a name. Hiragana counts as katakana, because it can be written in it. */
export function scriptOf(name: string): NameScript {
  const plain = asKatakana(name);
  if (isKatakana(plain)) return 'katakana';
  const letters = plain.match(/\p{L}/gu) ?? [];
  const areAll = (script: RegExp) => letters.length > 0 && letters.every((letter) => script.test(letter));
  if (areAll(/\p{Script=Latin}/u)) return 'latin';
  return areAll(/\p{Script=Han}/u) ? 'han' : 'other';
}

/** Japanese banks may write キョウコ as キヨウコ. In Unicode each large kana follows its small one. */
const folded = (name: string): string =>
  asKatakana(cleanText(name.replace(selectors, '').replace(apostrophes, "'")))
    .replace(variants, (one) => nameVariants.get(one) ?? one)
    .replace(/[\s・]/g, '')
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))
    .toUpperCase();
