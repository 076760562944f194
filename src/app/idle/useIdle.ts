import { useEffect, useState } from 'react';
import { lastUse, noteUse, subscribeLastUse } from '../../session/lastUse';

/** The question is shown this long before the end, ms, or for half of the idle time if that is shorter. */
const maxQuestionMs = 60_000;

/** Events that count as use of the app. */
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Watches whether the app is used on this device, in any tab.
 *
 * @param afterMs time without use after which the session ends
 * @param onEnd called once at that time, also after the device was asleep
 * @returns the remaining ms while the question is to be shown; otherwise undefined
 */
export function useIdle(afterMs: number, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState<number>();
  const isAsking = left !== undefined;

  useEffect(() => {
    if (lastUse() === undefined) noteUse();
    const questionMs = Math.min(maxQuestionMs, afterMs / 2);
    let timer: ReturnType<typeof setTimeout>;
    let hasEnded = false;
    const look = () => {
      clearTimeout(timer);
      const last = lastUse();
      // The member has signed out: there is no session to end.
      if (last === undefined || hasEnded) return;
      const leftMs = last + afterMs - Date.now();
      hasEnded = leftMs <= 0;
      if (hasEnded) return onEnd();
      setLeft(leftMs <= questionMs ? leftMs : undefined);
      timer = setTimeout(look, leftMs <= questionMs ? Math.min(leftMs, 1_000) : leftMs - questionMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Use in this tab or another.
    const unsubscribe = subscribeLastUse(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [afterMs, onEnd]);

  useEffect(() => {
    // While the question is open, only its answer counts as use.
    if (isAsking) return;
    for (const use of uses) window.addEventListener(use, noteUse, { passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, noteUse);
    };
  }, [isAsking]);

  return left;
}
