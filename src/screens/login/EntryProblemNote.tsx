import { Banner } from '../../components/Banner/Banner';
import { useText } from '../../i18n/useText';
import { Refusal } from '../../widgets/Refusal/Refusal';
import type { EntryProblem } from './useEntry';

const failureTexts = {
  offline: 'failure.offline',
  timeout: 'failure.timeout',
  server: 'failure.server',
  unauthorized: 'failure.server',
  malformed: 'failure.malformed',
} as const;

export interface EntryProblemNoteProps {
  problem: EntryProblem | undefined;
  /** What to know when no answer came: whether the call may have been carried out. */
  unanswered?: string;
}

/** Why the form did not get through, beside it until the member changes it. */
export function EntryProblemNote({ problem, unanswered }: EntryProblemNoteProps) {
  const t = useText('login');
  if (!problem) return null;
  if ('refusal' in problem) return <Refusal message={problem.refusal} />;
  return (
    <Banner tone="danger" announce>
      {t(failureTexts[problem.failure])} {unanswered}
    </Banner>
  );
}
