import { useSearchParams } from 'react-router-dom';
import { appPath } from './appPath';
import { useOffered } from './offered';
import { useBack } from './useBack';

/**
 * Returns to where a step was needed, for a screen that is a prerequisite of another.
 *
 * A withdrawal that needs a bank account first puts its path into `to` of the address (decision 23).
 *
 * @param otherwise where back leads without `to` and without a previous page
 */
export function useReturn(otherwise: string): {
  /** For the top bar. */
  back: ReturnType<typeof useBack>;
  /** Continues where the step was needed; undefined without `to`. */
  goOn: (() => void) | undefined;
} {
  const [query] = useSearchParams();
  const to = appPath(query.get('to'), useOffered());
  // The page that set `to` is the previous one, unless this page was opened first.
  const back = useBack(to ?? otherwise);
  return { back, goOn: to === undefined ? undefined : back.onPress };
}
