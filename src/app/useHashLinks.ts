import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../lib/afterPaint';

/** The address of a tapped link, and the key of the visit during which it was tapped. */
interface Step {
  address: string;
  from: string;
}

/**
 * Lets the router follow links to screens (`#/…`). A visit that the browser creates has no key, which going back and
 * scroll restoration need. The pressed link is painted first, because rendering another screen takes a while.
 *
 * @returns the address of the pending navigation, such as `/market/market?tab=watchlist`
 */
export function useHashLinks(): string | undefined {
  const navigate = useNavigate();
  const { key } = useLocation();
  const latest = useRef({ navigate, key });
  const [step, setStep] = useState<Step>();

  useEffect(() => {
    latest.current = { navigate, key };
  }, [navigate, key]);

  useEffect(() => {
    let callOff = () => {};
    const follow = (event: MouseEvent) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      if (!link) return;
      event.preventDefault();
      const href = link.getAttribute('href') ?? '#/';
      const address = href.slice(1);
      setStep({ address, from: latest.current.key });
      // A later tap on another link, or going back, wins.
      callOff();
      const here = window.location.hash;
      callOff = afterPaint(() => {
        if (window.location.hash !== here) return;
        void latest.current.navigate(address, { replace: href === here });
      });
    };
    document.addEventListener('click', follow);
    return () => {
      callOff();
      document.removeEventListener('click', follow);
    };
  }, []);

  // Arrived, so that going back to the link's screen shows no pending navigation.
  if (step && step.from !== key) setStep(undefined);
  return step?.from === key ? step.address : undefined;
}
