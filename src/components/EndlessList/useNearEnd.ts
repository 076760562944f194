import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The end is near when it is less than this far below the window, in css px. */
const nearPx = 600;

/**
 * Watches an element at the end of a list and asks for more when it comes near; also when it is near from the start,
 * because the rows do not fill the window.
 *
 * @param onNear undefined while there is nothing to ask for
 * @param count how many rows there are: once there are more, the end is looked for anew
 */
export function useNearEnd(onNear: (() => void) | undefined, count: number): RefCallback<Element> {
  const ask = useRef(onNear);
  useEffect(() => {
    ask.current = onNear;
  });
  const wanted = onNear !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells of changes alone, so more rows need a new one
  return useCallback(
    (element) => {
      if (!element || !wanted) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask.current?.(),
        { rootMargin: `0px 0px ${nearPx}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [wanted, count],
  );
}
