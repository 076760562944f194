/** The longest query that makes sense, in characters. */
export const longestQuery = 60;

/** Letters that a keyboard shows on the way to a kana, and the signs that stand for Chinese sounds. */
const halfComposed = /[a-z\u3105-\u312f\u31a0-\u31bf\u02c7\u02ca\u02cb\u02d9]+$/i;
const sounds = /[\u3105-\u312f\u31a0-\u31bf]/;
const kana = /[\u3041-\u30ff]/;

/** What is sent for what a member typed: in the common width of its letters, with single spaces and none around it. */
export function queryOf(typed: string): string {
  return [...typed.normalize('NFKC').replace(/\s+/g, ' ').trim()].slice(0, longestQuery).join('');
}

/**
 * The same while a keyboard still composes: without the letters at its end that are not yet what they will be, such as
 * the `r` of `きr`. Latin letters alone stay, because many phones compose plain words as well.
 */
export function composingQueryOf(typed: string): string {
  const query = queryOf(typed);
  return kana.test(query) || sounds.test(query) ? query.replace(halfComposed, '').trim() : query;
}
