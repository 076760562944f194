'use client';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The end counts as near when it is less than this far below the window, in CSS px. */
const nearPx = 600;

/**
 * Observes an element at the end of a list and calls `onNear` when it is close to the window.
 *
 * Also calls it at once when the rows do not fill the window. An observer only reports changes: give the element another
 * `key` when rows were added.
 *
 * @param onNear undefined while there is nothing to load
 */
export function useNearEnd(onNear: (() => void) | undefined): RefCallback<Element> {
  const ask = useRef(onNear);
  useEffect(() => {
    ask.current = onNear;
  });
  const enabled = onNear !== undefined;
  return useCallback(
    (element) => {
      if (!element || !enabled) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current?.(),
        { rootMargin: `0px 0px ${nearPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [enabled],
  );
}
