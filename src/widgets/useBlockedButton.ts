'use client';
import { useId } from 'react';
import type { ButtonProps } from '../components/Button/Button';
import { useServerMessage } from '../i18n/useServerMessage';
import type { FormProblem } from './ProblemNote/ProblemNote';

interface BlockedButton {
  /** Id for the text of the problem. */
  textId: string;
  /** Props of the button. */
  why: Pick<ButtonProps, 'blockedReason' | 'blockedBy'>;
}

/**
 * Why a form's button is blocked. A refusal beside the form may state the same sentence: the button then refers to it
 * instead of repeating it.
 */
export function useBlockedButton(
  reason: string | undefined,
  problem: FormProblem | undefined,
): BlockedButton {
  const textId = useId();
  const refusal = useServerMessage(problem && 'refusal' in problem ? problem.refusal : undefined);
  if (reason === undefined) return { textId, why: {} };
  return { textId, why: reason === refusal ? { blockedBy: textId } : { blockedReason: reason } };
}
