import { mix } from './hash';
import { businessWords, firstWords, type NameWord, type Sector, secondWords } from './listingWords';

/** The name of an invented company. */
export interface CompanyName {
  /** In each interface language. */
  name: { en: string; tw: string; jp: string };
  /** Of the Japanese name, in hiragana. */
  reading: string;
  sector: Sector;
}

/** Codes from 0 up to this (exclusive) have unique names. */
export const nameableCodes = firstWords.length * secondWords.length * businessWords.length;

const nameCache = new Map<number, CompanyName>();

/** The name of the company with this code. It is always the same, and unique for codes below `nameableCodes`. */
export function companyName(code: number): CompanyName {
  const name = nameCache.get(code) ?? composeName(code);
  nameCache.set(code, name);
  return name;
}

function composeName(code: number): CompanyName {
  const [first, second, business] = wordsOf(code);
  return {
    name: {
      en: `${first.en}no${second.en} ${business.en}`,
      tw: `${first.tw}之${second.tw}${business.tw}`,
      jp: `${first.jp}乃${second.jp}${business.jp}`,
    },
    reading: `${first.kana}の${second.kana}${business.kana}`,
    sector: business.sector,
  };
}

/**
 * Splits the code into indices of the three lists, each shifted by the higher ones. The mapping looks shuffled but is
 * one-to-one.
 */
function wordsOf(code: number): [NameWord, NameWord, NameWord & { sector: Sector }] {
  const low = code % businessWords.length;
  const rest = Math.floor(code / businessWords.length);
  const middle = (rest + mix(low, 1)) % secondWords.length;
  const high = (Math.floor(rest / secondWords.length) + mix(mix(low, middle), 2)) % firstWords.length;
  const shuffledLow = (low + mix(mix(high, middle), 3)) % businessWords.length;
  return [at(firstWords, high), at(secondWords, middle), at(businessWords, shuffledLow)];
}

function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no word ${index}`);
  return entry;
}
