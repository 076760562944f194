'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS variable with the factor that scales the type size so that the text fits on one line. */
export const fitVariable = '--fit';

/**
 * Shrinks a one-line text that is wider than its container: on a narrow phone, or with large text.
 *
 * CSS alone can't do this, because the phone's text size setting scales CSS sizes as well. Another text and another width
 * of the container measure it again.
 */
export function useFitText<Line extends HTMLElement>(): RefObject<Line | null> {
  const line = useRef<Line>(null);
  useLayoutEffect(() => {
    const set = line.current;
    const room = set?.parentElement;
    if (!room) return;
    const { style } = set;
    const fit = () => {
      style.setProperty(fitVariable, '1');
      const most = room.clientWidth;
      // Prevents wrapping while measuring. Otherwise the text would widen its own container.
      style.whiteSpace = 'nowrap';
      let times = 1;
      // Repeated, because letter widths are rounded at each size.
      for (let tries = 0; tries < 4 && set.offsetWidth > most; tries += 1) {
        times *= most / (set.offsetWidth + 1);
        style.setProperty(fitVariable, String(times));
      }
      style.whiteSpace = '';
    };
    const resized = new ResizeObserver(fit);
    resized.observe(room);
    const rewritten = new MutationObserver(fit);
    rewritten.observe(set, { characterData: true, childList: true, subtree: true });
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  }, []);
  return line;
}
