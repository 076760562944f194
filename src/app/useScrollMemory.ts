import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollOverReload, rememberScroll, restoreScroll } from './scrollMemory';

/** Restores the scroll position on back navigation; otherwise scrolls to the top (specification 2). */
export function useScrollMemory(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const entry = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => rememberScroll(entry.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepScrollOverReload);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepScrollOverReload);
    };
  }, []);

  useLayoutEffect(() => {
    entry.current = key;
    if (navigation === 'POP') return restoreScroll(key);
    window.scrollTo(0, 0);
    return undefined;
  }, [key, navigation]);
}
