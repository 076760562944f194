import { useSearchParams } from 'react-router-dom';
import { appPath } from './appPath';
import { useOffered } from './offered';
import { useBack } from './useBack';

/**
 * The way back to where a step was needed, for a screen that is one on the way to something else: the withdrawal that
 * wants a bank account first says so by `to` in the address (decision 23).
 *
 * @param otherwise where the way back leads when nobody said, and there is no page before
 */
export function useReturn(otherwise: string): {
  /** For the top bar. */
  back: ReturnType<typeof useBack>;
  /** Goes on where the step was needed; undefined where nobody said. */
  goOn: (() => void) | undefined;
} {
  const [query] = useSearchParams();
  const to = appPath(query.get('to'), useOffered());
  // Who said so is the page before, unless this one was the first that was opened.
  const back = useBack(to ?? otherwise);
  return { back, goOn: to === undefined ? undefined : back.onPress };
}
