import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { useText } from '../../i18n/useText';
import type { Failure } from '../../lib/loadable';
import { FailureReference } from '../FailureReference/FailureReference';
import { Refusal, type ServerRefusal } from '../Refusal/Refusal';

/** Why a form did not get through: the server refused it, or there is no answer. */
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
  /** Nothing is drawn without. */
  problem: FormProblem | undefined;
  /** What to know when no answer came: whether the call may have been carried out. */
  unanswered?: string;
  /** The way to customer service, for the refusals that it alone can lift. */
  contact?: ReactNode;
}

/** Why a form that moves no money did not get through, beside it until the member changes it (decision 2). */
export function ProblemNote({ problem, unanswered, contact }: ProblemNoteProps) {
  const t = useText('common');
  if (!problem) return null;
  if ('refusal' in problem) return <Refusal message={problem.refusal} contact={contact} />;
  return (
    <Banner tone="danger" announce>
      {t(failureTexts[problem.failure])} {unanswered}
      <FailureReference kind={problem.failure} reference={problem.reference} />
    </Banner>
  );
}
