import type { Outcome, Problem } from '../../api/queries/submitCall';
import { problemIn } from '../../api/queries/useSubmit';

/** Callbacks for the outcomes of a call that moves money. */
interface OutcomeEvents<Result> {
  onDone: (result: Result) => void;
  /** The screen shows the request itself: `PositionRequest`. */
  onUnknown: () => void;
  /** Nothing was carried out. */
  onProblem?: (problem: Problem) => void;
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
  if (outcome.step === 'unknown') events.onUnknown();
  const { problem } = problemIn(outcome);
  if (problem) events.onProblem?.(problem);
}
