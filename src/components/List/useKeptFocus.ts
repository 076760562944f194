import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row that has it is taken out: it goes to the row that takes its place, or to the
 * last one. Without it a keyboard, and a screen reader, would begin at the top of the page again.
 *
 * @param list what holds the rows, `li` each; the component that calls this draws them
 * @param focusTarget finds what gets the focus in a row
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, focusTarget: string): void {
  const at = useRef(-1);

  useLayoutEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      at.current = rowsOf(list).findIndex((row) => row.contains(target as Node));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);

  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const rows = rowsOf(list);
    rows[Math.min(at.current, rows.length - 1)]?.querySelector<HTMLElement>(focusTarget)?.focus();
  });
}

const rowsOf = (list: RefObject<HTMLElement | null>) => [...(list.current?.querySelectorAll('li') ?? [])];
