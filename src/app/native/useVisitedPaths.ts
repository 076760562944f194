import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { historyIndex } from '../../lib/historyIndex';

/** Returns the paths of visited pages, by their index in the history. */
export function useVisitedPaths(): (index: number) => string | undefined {
  const location = useLocation();
  const paths = useRef(new Map<number, string>());
  // Each arrival is another location, also on the same path.
  useEffect(() => {
    paths.current.set(historyIndex(), location.pathname);
  }, [location]);
  return (index) => paths.current.get(index);
}
