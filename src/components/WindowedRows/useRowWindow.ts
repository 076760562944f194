'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from './rowWindow';

/** A list that has not been scrolled for this many ms is idle. */
const idleMs = 150;

/** The visible rows, updated while the page scrolls. */
interface RowWindowState extends RowWindow {
  /** Whether the page is not being scrolled. */
  idle: boolean;
}

const isSameWindow = (one: RowWindow, other: RowWindow) =>
  one.first === other.first && one.count === other.count;

/**
 * Returns the visible and nearly visible rows, updated when the page scrolls or resizes.
 *
 * @param total number of rows; the list is as high as all of them
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, total: number): RowWindowState {
  const [shown, setShown] = useState<RowWindow>({ first: 0, count: Math.min(total, 12) });
  const [idle, setIdle] = useState(true);

  // The last window passed to React, rendered or not. Scrolling measures every frame but sets state only on a change.
  const reported = useRef(shown);
  const [show] = useState(() => (next: RowWindow) => {
    if (isSameWindow(reported.current, next)) return;
    reported.current = next;
    setShown(next);
  });

  // Sets the number of slots before the first paint. The scroll position is not known yet: a restored screen scrolls
  // after layout.
  useLayoutEffect(() => {
    const rowHeight = (list.current?.getBoundingClientRect().height ?? 0) / total;
    const { count } = rowWindow(0, window.innerHeight, rowHeight, total);
    show({ first: Math.max(0, Math.min(reported.current.first, total - count)), count });
  }, [list, total, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolledAt = 0;
    const measure = () => {
      if (!list.current) return;
      const { top, height } = list.current.getBoundingClientRect();
      show(rowWindow(-top, window.innerHeight, height / total, total));
    };
    const checkIdle = () => {
      const left = scrolledAt + idleMs - performance.now();
      timer = left > 0 ? setTimeout(checkIdle, left) : undefined;
      if (!timer) setIdle(true);
    };
    const scroll = () => {
      scrolledAt = performance.now();
      measure();
      if (timer) return;
      setIdle(false);
      timer = setTimeout(checkIdle, idleMs);
    };
    measure();
    const resized = new ResizeObserver(measure);
    if (list.current) resized.observe(list.current);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      setIdle(true);
      resized.disconnect();
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', measure);
    };
  }, [list, total, show]);

  return { ...shown, idle };
}
