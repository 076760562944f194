import type { ServerMessage } from '../../api/errors';
import type { Outcome } from '../../api/queries/submitCall';
import { problemIn } from '../../api/queries/useSubmit';

/** Callbacks for the outcomes of a call that moves money. */
interface OutcomeEvents<Result> {
  onDone: (result: Result) => void;
  onUnknown: (reference: string) => void;
  onRefused?: (refusal: ServerMessage) => void;
}

/**
 * Calls back for the outcome of a submission. This also happens if the form has been removed: polling may show the new
 * status of a position before the answer to the member's call arrives.
 *
 * @param submission what `submit` of `useSubmit` returned
 */
export async function whenSubmitted<Result>(
  submission: Promise<Outcome<Result> | undefined>,
  events: OutcomeEvents<Result>,
): Promise<void> {
  const outcome = await submission;
  if (!outcome) return;
  if (outcome.step === 'done') events.onDone(outcome.result);
  if (outcome.step === 'unknown') events.onUnknown(outcome.reference);
  const { refusal } = problemIn(outcome);
  if (refusal) events.onRefused?.(refusal);
}
