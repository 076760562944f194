import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '../lib/afterPaint';

/**
 * Lets the router follow links to screens (`#/…`): the browser itself would add an entry above a sheet's. The pressed
 * link is painted first, because rendering another screen takes a while.
 *
 * @returns the address of the pending navigation, such as `/market/market?tab=watchlist`
 */
export function useHashLinks(): string | undefined {
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The address of a tapped link, and the key of the visit during which it was tapped. */
  const [step, setStep] = useState<{ address: string; from: string }>();

  const callOff = useRef(() => {});

  const follow = useEffectEvent((event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const href = target instanceof Element && target.closest('a[href^="#/"]')?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    const address = href.slice(1);
    setStep({ address, from: key });
    // A later tap on another link, or going back, wins.
    callOff.current();
    const here = window.location.hash;
    callOff.current = afterPaint(() => {
      if (window.location.hash === here) void navigate(address, { replace: href === here });
    });
  });

  useEffect(() => {
    const click = (event: MouseEvent) => follow(event);
    document.addEventListener('click', click);
    return () => {
      callOff.current();
      document.removeEventListener('click', click);
    };
  }, []);

  // Arrived, so that going back to the link's screen shows no pending navigation.
  if (step && step.from !== key) setStep(undefined);
  return step?.from === key ? step.address : undefined;
}
