import { cleanWords } from '../../lib/typed/typedText';

/*
 * Normal form of texts for search. It ignores differences between full-width and half-width characters, upper and lower
 * case, katakana and hiragana, and spaces.
 */

/** A letter with its combining marks. The voicing marks of half-width kana are separate characters. */
const letter = /[\s\S][\p{M}ﾞﾟ]*/gu;

const insignificant = /[\s・'’-]/g;

/** The normal form of a text for search. Each letter is converted independently of the others. */
export function searchForm(text: string): string {
  return cleanWords(text)
    .toLowerCase()
    .replace(insignificant, '')
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60));
}

/** The words of a query in search form, without empty ones. */
export const searchWords = (query: string): string[] =>
  cleanWords(query)
    .split(' ')
    .map(searchForm)
    .filter((word) => word !== '');

/** Start and end (exclusive) of a part of a text, as indexes. */
export interface TextPart {
  from: number;
  to: number;
}

/**
 * The first part of a text that matches a query; undefined if there is none. Use it only to mark matches. The server
 * decides what a query finds, because it knows readings that are not in the texts.
 */
export function matchedPart(text: string, query: string): TextPart | undefined {
  const wanted = searchForm(query);
  if (wanted === '') return undefined;
  let form = '';
  const origins: TextPart[] = [];
  for (const { 0: written, index } of text.matchAll(letter)) {
    const own = searchForm(written);
    form += own;
    for (let count = 0; count < own.length; count++)
      origins.push({ from: index, to: index + written.length });
  }
  const at = form.indexOf(wanted);
  const first = origins[at];
  const last = origins[at + wanted.length - 1];
  return first && last && { from: first.from, to: last.to };
}

/** The first part that matches the whole query, otherwise one of its words. */
export function matchedWord(text: string, query: string): TextPart | undefined {
  for (const wanted of [query, ...searchWords(query)]) {
    const part = matchedPart(text, wanted);
    if (part) return part;
  }
  return undefined;
}
