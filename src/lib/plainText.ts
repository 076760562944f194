/** Two signs of one picture, such as a family; what joins them is hidden, and stays. */
const joined = /(\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*\u200d(?=\p{Extended_Pictographic}))/u;

/** Letters that are not seen and change what is: controls, directions, no width at all, halves of pairs, fillers. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2028\u2029\u2800\u3164\uffa0]/u;

const unseen = new RegExp(`${joined.source}|${hidden.source}`, 'gu');

/** Marks above and below a letter, more than any language has; they would run over other lines. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/** Scripts that are written from the right. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Without what is not seen and changes what is: nothing turns the letters round, or looks like a text that it is not. */
export function withoutHidden(text: string): string {
  return text.replace(unseen, '$1').replace(tooManyMarks, '$1');
}

/**
 * Words of somebody else as they can be shown anywhere: without hidden letters, cut after so many, and kept apart from
 * the words and figures around them where they are written from the right.
 */
export function plainText(text: string, most: number): string {
  const seen = withoutHidden(text).trim();
  // Half of a pair that was cut is no letter.
  const cut = seen.length > most ? `${withoutHidden(seen.slice(0, most - 1)).trim()}…` : seen;
  return fromTheRight.test(cut) ? `\u2068${cut}\u2069` : cut;
}
