'use client';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Distance the finger has to move, in CSS px. The content follows by less, to feel resistance. */
const pullPx = 120;

interface Pull {
  frame: RefCallback<HTMLElement>;
  /** Progress of the pull, from 0 to 1. */
  pulled: number;
  refreshing: boolean;
}

/** Detects a downward pull that starts at the very top of the page. Any other touch scrolls. */
export function usePull(onRefresh: () => Promise<unknown>): Pull {
  const [pulled, setPulled] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });
  const busy = useRef(false);

  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let from: { x: number; y: number } | undefined;
    let part = 0;
    const begin = ({ touches }: TouchEvent) => {
      const touch = window.scrollY <= 0 && !busy.current && touches.length === 1 ? touches[0] : undefined;
      from = touch && { x: touch.clientX, y: touch.clientY };
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const [aside, down] = [Math.abs(touch.clientX - from.x), touch.clientY - from.y];
      // Moving up first scrolls. Moving sideways swipes a row or a tab.
      if (down < aside && part === 0) {
        from = undefined;
        return;
      }
      part = Math.min(1, Math.max(0, down / pullPx));
      if (part > 0 && event.cancelable) event.preventDefault();
      setPulled(part);
    };
    const end = () => {
      const far = part === 1;
      from = undefined;
      part = 0;
      setPulled(0);
      if (!far || busy.current) return;
      busy.current = true;
      setRefreshing(true);
      const done = () => {
        busy.current = false;
        setRefreshing(false);
      };
      refresh.current().then(done, done);
    };
    const cancel = () => {
      part = 0;
      end();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', cancel);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', cancel);
    };
  }, []);
  return { frame, pulled, refreshing };
}
