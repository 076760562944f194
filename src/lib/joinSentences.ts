/** Joins sentences by the rules of their script: no space after `。`. Empty for no sentences. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (before, sentence) =>
      before === '' || before.endsWith('。') ? before + sentence : `${before} ${sentence}`,
    '',
  );
}
