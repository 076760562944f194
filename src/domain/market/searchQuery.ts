import { cleanWords } from '../../lib/typed/typedText';

/** The longest query that makes sense, in characters. */
export const longestQuery = 60;

/** Letters that a keyboard shows before they become kana, and the signs of Chinese sounds (bopomofo). */
const halfComposed = /[a-z\u3105-\u312f\u31a0-\u31bf\u02c7\u02ca\u02cb\u02d9]+$/i;
const sounds = /[\u3105-\u312f\u31a0-\u31bf]/;
const kana = /[\u3041-\u30ff]/;

/** The query that is sent for typed text: in normal width, with single spaces, without spaces at the ends. */
export function queryOf(typed: string): string {
  return [...cleanWords(typed)].slice(0, longestQuery).join('');
}

/**
 * The query while a keyboard composes. Letters at its end that are not yet converted are removed, such as the `r` of
 * `きr`. Text of only Latin letters is kept, because many phones compose plain words as well.
 */
export function composingQueryOf(typed: string): string {
  const query = queryOf(typed);
  return kana.test(query) || sounds.test(query) ? query.replace(halfComposed, '').trim() : query;
}
