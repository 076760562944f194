/** Sentences one after the other, as each script sets them: no space after `。`. Empty of none. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (before, sentence) =>
      before === '' || before.endsWith('。') ? before + sentence : `${before} ${sentence}`,
    '',
  );
}
