import { useEffect } from 'react';
import { useSignIn } from '../../api/queries/rewards';
import type { FormProblem } from '../../widgets/ProblemNote/ProblemNote';

/** Today's sign-in: in progress or done. */
export interface DailySignIn {
  busy: boolean;
  problem: FormProblem | undefined;
  /** Whether it was done on this screen. */
  done: boolean;
  signIn: () => void;
}

/**
 * Signs in for today, once.
 *
 * @param today the exchange's day; a new day allows a new sign-in
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
