import type { MessageKey } from '../api/contract/messageKeys';
import type { Problem } from '../api/queries/submitCall';

/** Sentences of a form for refusals that it can state more precisely than their general text. */
export type RefusalTexts = Partial<Record<MessageKey, string | undefined>>;

/** A problem with its refusal in the words of the form, if the form has some for it. */
export function restateRefusal(problem: Problem | undefined, texts: RefusalTexts): Problem | undefined {
  if (!problem || !('refusal' in problem)) return problem;
  const { key } = problem.refusal;
  const text = key && texts[key];
  return text === undefined ? problem : { refusal: { text } };
}
