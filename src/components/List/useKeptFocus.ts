import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when what had it is taken out: it goes to what takes its place, or to the last one. Without
 * it a keyboard, and a screen reader, would begin at the top of the page again.
 *
 * @param list what holds the rows; the component that calls this draws them
 * @param selector finds, in each row, the control that can take its row away
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, selector: string): void {
  const at = useRef(-1);

  useLayoutEffect(() => {
    const frame = list.current;
    const follow = ({ target }: FocusEvent) => {
      at.current = frame ? [...frame.querySelectorAll(selector)].indexOf(target as Element) : -1;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list, selector]);

  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const controls = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    controls[Math.min(at.current, controls.length - 1)]?.focus();
  });
}
