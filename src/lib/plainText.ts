/** Emoji sequences, such as a family: the invisible joiner is kept. */
const joined = /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*\u200d(?=\p{Extended_Pictographic}))/u;

/** Invisible characters: controls, direction marks, zero width, lone surrogates, fillers. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2028\u2029\u2800\u3164\uffa0]/u;

const toRemove = new RegExp(`${joined.source}|${hidden.source}`, 'gu');

/** More combining marks on a letter than any language has; they would overlap other lines. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/** Right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Visible characters for a class of a regular expression: Latin, Greek, Cyrillic, Japanese, Chinese, Korean, and signs.
 * Written as ranges of single code units, because the published contract uses them and other languages lack `\p`.
 */
export const visible = '!-~¡-¬®-˿Ͱ-҂‐-‧₠-₿℀-⟿、-〩ぁ-ゖ゛-ㄯ㈀-鿿가-힣！-ﾟ￠-￦';

/** Removes invisible characters, which could reverse a text or make it look like another one. */
export function withoutHidden(text: string): string {
  return text.replace(toRemove, '$1').replace(tooManyMarks, '$1');
}

/**
 * Makes foreign text safe to show anywhere: removes invisible characters, cuts it at a length, and isolates
 * right-to-left text from the text and figures around it.
 */
export function plainText(text: string, maxLength: number): string {
  const seen = withoutHidden(text).trim();
  // Cutting may leave a lone surrogate, which is removed.
  const cut = seen.length > maxLength ? `${withoutHidden(seen.slice(0, maxLength - 1)).trim()}…` : seen;
  return rightToLeft.test(cut) ? `\u2068${cut}\u2069` : cut;
}
