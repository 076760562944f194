import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { historyIndex } from '../../lib/historyIndex';

/** Remembers the paths of the pages that were visited, by their place in the history. */
export function useVisitedPaths(): (index: number) => string | undefined {
  const { pathname, key } = useLocation();
  const trail = useRef(new Map<number, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the arrival at another place.
  useEffect(() => {
    trail.current.set(historyIndex(), pathname);
  }, [pathname, key]);
  return (index) => trail.current.get(index);
}
