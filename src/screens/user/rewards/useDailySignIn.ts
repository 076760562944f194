import { useEffect } from 'react';
import { useSignIn } from '../../../api/queries/rewards';
import type { FormProblem } from '../../../widgets/ProblemNote/ProblemNote';

/** Today's sign-in, on its way or done. */
export interface DailySignIn {
  busy: boolean;
  problem: FormProblem | undefined;
  /** It was done here. */
  done: boolean;
  signIn: () => void;
}

/**
 * Signs in for today, once.
 *
 * @param today the exchange's day; another one is signed in for anew
 */
export function useDailySignIn(today: string | undefined): DailySignIn {
  const { state, problem, submit, again } = useSignIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another day has come
  useEffect(again, [today]);
  return {
    busy: state.step === 'sending',
    problem,
    done: state.step === 'done',
    signIn: () => void submit({}),
  };
}
