/*
 * Normal form of texts for search. It ignores differences between full-width and half-width characters, upper and lower
 * case, katakana and hiragana, and spaces.
 */

/** A letter with the voicing and other marks that belong to it: narrow kana carry theirs beside them. */
const letter = /[\s\S][\p{M}ﾞﾟ]*/gu;

const gap = /\s+/;
const insignificant = /[\s・'’-]/g;

/** A text in the one form in which searches compare; that of a text is that of its letters. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(insignificant, '')
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60));
}

/** The words of a query, each in search form; those that say nothing are left out. */
export const searchWords = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(gap)
    .map(searchForm)
    .filter((word) => word !== '');

/** Where a part of a text begins, and where it has ended. */
export interface TextPart {
  from: number;
  to: number;
}

/**
 * The first part of a text that matches a query, as it is written there; undefined where none does. What it finds is
 * for marking alone: what a query finds, the server decides, and it knows readings that are not written anywhere.
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

/** The first part that matches the whole query, else one of its words. */
export function matchedWord(text: string, query: string): TextPart | undefined {
  for (const wanted of [query, ...searchWords(query)]) {
    const part = matchedPart(text, wanted);
    if (part) return part;
  }
  return undefined;
}
