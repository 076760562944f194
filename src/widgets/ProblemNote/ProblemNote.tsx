'use client';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { useText } from '../../i18n/useText';
import { joinSentences } from '../../lib/joinSentences';
import type { Failure } from '../../lib/loadable';
import { FailureReference } from '../FailureReference/FailureReference';
import { failureTexts } from '../failureTexts';
import { Refusal, type ServerRefusal } from '../Refusal/Refusal';
import { RetryTime } from '../RetryTime/RetryTime';

/** Why a form was not accepted: the server refused it, or did not answer. */
export type FormProblem =
  | { refusal: ServerRefusal }
  /** `retryAt`: when the server allows the next try, in ms of `deviceNow`, if it named a time. */
  | { failure: Exclude<Failure['kind'], 'refused'>; reference: string; retryAt?: number | undefined };

// A call without a session can be answered with HTTP 401, too, such as a login.
const texts = { ...failureTexts, unauthorized: 'failure.notAccepted' } as const;

/** Failures after which the call was certainly not carried out: the server answered with HTTP 4xx (decision 44). */
const notCarriedOut: ReadonlySet<Failure['kind']> = new Set([
  'unauthorized',
  'tooManyRequests',
  'tooLarge',
  'notAccepted',
]);

export interface ProblemNoteProps {
  /** Why the form was not accepted. Renders nothing if undefined. */
  problem: FormProblem | undefined;
  /** Use when the call may have been carried out without an answer: what the member should know. */
  unanswered?: string;
  /** Use in a form with a password: what the member should know when too many wrong ones were entered. */
  tooManyTries?: string;
  /** Use for a link to customer service, shown with refusals that only customer service can resolve. */
  contact?: ReactNode;
  /** Use when a button is blocked by what a refusal says: the id of its text. */
  textId?: string | undefined;
}

/** Why a form was not accepted. Shown next to it until the member changes it (decision 2). */
export function ProblemNote({ problem, unanswered, tooManyTries, contact, textId }: ProblemNoteProps) {
  const t = useText('common');
  if (!problem) return null;
  if ('refusal' in problem) {
    if (tooManyTries === undefined || problem.refusal.key !== 'submittedTooFrequently')
      return <Refusal message={problem.refusal} contact={contact} textId={textId} />;
    return (
      <Banner tone="danger" announce reveal>
        {tooManyTries}
      </Banner>
    );
  }
  const { failure, reference, retryAt } = problem;
  const consequence = notCarriedOut.has(failure) ? t('failure.notCarriedOut') : unanswered;
  // Not “try again”: what may have been carried out should be looked at first.
  const isAnswerLost = failure === 'offline' && unanswered !== undefined;
  return (
    <Banner tone="danger" announce reveal>
      {joinSentences([
        t(isAnswerLost ? 'failure.noAnswer' : texts[failure]),
        ...(consequence ? [consequence] : []),
      ])}
      {failure === 'tooManyRequests' && <RetryTime retryAt={retryAt} />}
      <FailureReference kind={failure} reference={reference} />
    </Banner>
  );
}
