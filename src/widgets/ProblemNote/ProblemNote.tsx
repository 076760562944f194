import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { useText } from '../../i18n/useText';
import type { Failure } from '../../lib/loadable';
import { FailureReference } from '../FailureReference/FailureReference';
import { Refusal, type ServerRefusal } from '../Refusal/Refusal';

/** Why a form was not accepted: the server refused it, or did not answer. */
export type FormProblem =
  | { refusal: ServerRefusal }
  | { failure: Exclude<Failure['kind'], 'refused'>; reference: string };

const failureTexts = {
  offline: 'failure.offline',
  timeout: 'failure.timeout',
  server: 'failure.server',
  unauthorized: 'failure.server',
  malformed: 'failure.malformed',
} as const;

export interface ProblemNoteProps {
  /** Why the form was not accepted. Renders nothing if undefined. */
  problem: FormProblem | undefined;
  /** Use when the call may have been carried out without an answer: what the member should know. */
  unanswered?: string;
  /** Use in a form with a password: what the member should know when too many wrong ones were entered. */
  tooManyTries?: string;
  /** Use for a link to customer service, shown with refusals that only customer service can resolve. */
  contact?: ReactNode;
}

/** Why a form that moves no money was not accepted. Shown next to it until the member changes it (decision 2). */
export function ProblemNote({ problem, unanswered, tooManyTries, contact }: ProblemNoteProps) {
  const t = useText('common');
  if (!problem) return null;
  if ('refusal' in problem) {
    if (tooManyTries === undefined || problem.refusal.key !== 'submittedTooFrequently')
      return <Refusal message={problem.refusal} contact={contact} />;
    return (
      <Banner tone="danger" announce>
        {tooManyTries}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" announce>
      {t(failureTexts[problem.failure])} {unanswered}
      <FailureReference kind={problem.failure} reference={problem.reference} />
    </Banner>
  );
}
