import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isInPlace } from '../screens/inPlace';
import { keepTop } from './keepTop';
import { keepScrollOverReload, rememberScroll, restoreScroll } from './scrollMemory';

/**
 * Restores the scroll position on back navigation; otherwise scrolls to the top (specification 2), unless the address
 * only follows the input of a form.
 */
export function useScrollMemory(): void {
  const { key, state } = useLocation();
  const stays = isInPlace(state);
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

  useEffect(keepTop, []);

  useLayoutEffect(() => {
    entry.current = key;
    if (navigation === 'POP') return restoreScroll(key);
    if (stays) rememberScroll(key, window.scrollY);
    else window.scrollTo(0, 0);
    return undefined;
  }, [key, navigation, stays]);
}
