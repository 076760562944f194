import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../lib/afterPaint';

/** The address that a link leads to, and the visit during which it was tapped. */
interface Step {
  address: string;
  from: string;
}

/**
 * Lets the router follow links to screens (`#/…`). When the browser follows them the visit has no key of its own, and
 * the way back and the scroll position are told by it. Another screen takes a while to be drawn: that the link was
 * tapped is painted before.
 *
 * @returns the address that the member is on the way to, such as `/market/market?tab=watchlist`
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
      // Where another link is tapped meanwhile, or the way back, that one counts.
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

  // Arrived. Who comes back to where the link was is on the way nowhere.
  if (step && step.from !== key) setStep(undefined);
  return step?.from === key ? step.address : undefined;
}
