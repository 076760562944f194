import { useEffect, useState } from 'react';
import { onPageReturn } from '../../lib/onPageReturn';
import { lastUse, noteUse, subscribeLastUse } from '../../session/lastUse';
import { useSession } from '../../session/useSession';
import { endIfIdle } from './endIfIdle';

/** The question is shown this long before the end, ms, or for half of the idle time if that is shorter. */
const maxQuestionMs = 60_000;

/** Events that count as use of the app. */
const uses = ['pointerdown', 'keydown', 'wheel'] as const;

interface Idle {
  /** The remaining ms while the question is to be shown; otherwise undefined. */
  leftMs: number | undefined;
  /** Continues the session, unless the limit has passed. */
  stay: () => void;
}

/**
 * Ends a session when the device has not been used in any tab for the site's limit, after a question unless the device
 * was asleep.
 *
 * @param afterMs the limit, ms; undefined for a site without one
 */
export function useIdle(afterMs: number | undefined): Idle {
  const token = useSession()?.token;
  const [leftMs, setLeft] = useState<number>();
  const isAsking = leftMs !== undefined;

  useEffect(() => {
    if (afterMs === undefined || token === undefined) return undefined;
    if (lastUse() === undefined) noteUse();
    const questionMs = Math.min(maxQuestionMs, afterMs / 2);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const last = lastUse();
      // The member has signed out: there is no session to end.
      if (endIfIdle(afterMs) || last === undefined) return;
      const left = last + afterMs - Date.now();
      setLeft(left <= questionMs ? left : undefined);
      timer = setTimeout(look, left <= questionMs ? Math.min(left, 1_000) : left - questionMs);
    };
    look();
    const stops = [onPageReturn(look), subscribeLastUse(look)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      setLeft(undefined);
    };
  }, [afterMs, token]);

  useEffect(() => {
    // While the question is open, only its answer counts as use.
    if (isAsking || afterMs === undefined || token === undefined) return undefined;
    const use = () => noteUseInTime(afterMs);
    // Before the listeners of screens: a press after the limit must not do anything.
    for (const kind of uses) window.addEventListener(kind, use, { passive: true, capture: true });
    return () => {
      for (const kind of uses) window.removeEventListener(kind, use, { capture: true });
    };
  }, [isAsking, afterMs, token]);

  return { leftMs, stay: () => noteUseInTime(afterMs) };
}

/** A use after the limit comes too late: timers may be late themselves. */
function noteUseInTime(afterMs: number | undefined): void {
  if (!endIfIdle(afterMs)) noteUse();
}
