import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The end counts as near when it is less than this far below the window, in CSS px. */
const nearPx = 600;

/**
 * Observes an element at the end of a list and calls `onNear` when it is close to the window.
 *
 * Also calls it at once when the rows do not fill the window.
 *
 * @param onNear undefined while there is nothing to load
 * @param count number of rows: a change starts a new observation
 */
export function useNearEnd(onNear: (() => void) | undefined, count: number): RefCallback<Element> {
  const ask = useRef(onNear);
  useEffect(() => {
    ask.current = onNear;
  });
  const enabled = onNear !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer only reports changes, so more rows need a new one
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
    [enabled, count],
  );
}
