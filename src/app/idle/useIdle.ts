import { useEffect, useState } from 'react';
import { lastUse, noteUse, subscribeLastUse } from '../../session/lastUse';

/** So long before the end a member is asked, in ms, unless half of the time is less: enough to read it and to answer. */
const longestQuestionMs = 60_000;

/** What counts as using the app. */
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Whether the app is used on this device, in whichever tab.
 *
 * @param afterMs so long without use the session ends
 * @param onEnd called once that is so, also when the device was asleep meanwhile
 * @returns the ms left while the member is to be asked; undefined before
 */
export function useIdle(afterMs: number, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState<number>();
  const isAsking = left !== undefined;

  useEffect(() => {
    if (lastUse() === undefined) noteUse();
    const questionMs = Math.min(longestQuestionMs, afterMs / 2);
    let timer: ReturnType<typeof setTimeout>;
    let hasEnded = false;
    const look = () => {
      clearTimeout(timer);
      const last = lastUse();
      // The member has signed out: nothing is left to end.
      if (last === undefined || hasEnded) return;
      const leftMs = last + afterMs - Date.now();
      hasEnded = leftMs <= 0;
      if (hasEnded) return onEnd();
      setLeft(leftMs <= questionMs ? leftMs : undefined);
      timer = setTimeout(look, leftMs <= questionMs ? Math.min(leftMs, 1_000) : leftMs - questionMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Here or in another tab.
    const unsubscribe = subscribeLastUse(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
    };
  }, [afterMs, onEnd]);

  useEffect(() => {
    // Whoever is asked answers the question.
    if (isAsking) return;
    for (const use of uses) window.addEventListener(use, noteUse, { passive: true });
    return () => {
      for (const use of uses) window.removeEventListener(use, noteUse);
    };
  }, [isAsking]);

  return left;
}
