import { useState } from 'react';
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
  const { state, problem, submit, reset } = useSignIn();
  const [signedOn, setSignedOn] = useState<string>();
  const isOfToday = signedOn === today;
  return {
    busy: state.step === 'sending',
    problem: isOfToday ? problem : undefined,
    done: isOfToday && state.step === 'done',
    signIn: () => {
      setSignedOn(today);
      // That of another day is over.
      if (!isOfToday) reset();
      void submit({});
    },
  };
}
