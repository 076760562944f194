import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from './rowWindow';

/** A list that has not been scrolled for so many ms rests. */
const restMs = 150;

/** What a list shows, as the page scrolls. */
interface RowWindowState extends RowWindow {
  /** Whether the page is not being scrolled. */
  resting: boolean;
}

const isAlike = (one: RowWindow, other: RowWindow) => one.first === other.first && one.count === other.count;

/**
 * The rows that are in sight or nearly so, as the page scrolls or changes its size.
 *
 * @param total rows of the list; the list is as high as all of them
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, total: number): RowWindowState {
  const [shown, setShown] = useState<RowWindow>({ first: 0, count: Math.min(total, 12) });
  const [resting, setResting] = useState(true);

  // What React was last told, be it rendered yet or not: scrolling asks at every frame, and only a change is told.
  const told = useRef(shown);
  const [show] = useState(() => (next: RowWindow) => {
    if (isAlike(told.current, next)) return;
    told.current = next;
    setShown(next);
  });

  // As many slots as the screen needs, before anything is painted. Where it has been scrolled to is known only later:
  // a screen that comes back is scrolled after its layout.
  useLayoutEffect(() => {
    const rowHeight = (list.current?.getBoundingClientRect().height ?? 0) / total;
    const { count } = rowWindow(0, window.innerHeight, rowHeight, total);
    show({ first: Math.max(0, Math.min(told.current.first, total - count)), count });
  }, [list, total, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolledAt = 0;
    const look = () => {
      if (!list.current) return;
      const { top, height } = list.current.getBoundingClientRect();
      show(rowWindow(-top, window.innerHeight, height / total, total));
    };
    const rest = () => {
      const left = scrolledAt + restMs - performance.now();
      timer = left > 0 ? setTimeout(rest, left) : undefined;
      if (!timer) setResting(true);
    };
    const scroll = () => {
      scrolledAt = performance.now();
      look();
      if (timer) return;
      setResting(false);
      timer = setTimeout(rest, restMs);
    };
    look();
    const resized = new ResizeObserver(look);
    if (list.current) resized.observe(list.current);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      setResting(true);
      resized.disconnect();
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', look);
    };
  }, [list, total, show]);

  return { ...shown, resting };
}
