import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { historyIndex } from '../../lib/historyIndex';

/** Returns the paths of visited pages, by their index in the history. */
export function useVisitedPaths(): (index: number) => string | undefined {
  const { pathname, key } = useLocation();
  const paths = useRef(new Map<number, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the arrival at another page.
  useEffect(() => {
    paths.current.set(historyIndex(), pathname);
  }, [pathname, key]);
  return (index) => paths.current.get(index);
}
