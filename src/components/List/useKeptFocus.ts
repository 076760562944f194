'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused row is removed. Focus moves to the next row, or to the last one.
 *
 * Without it, keyboard and screen-reader users would start again at the top of the page.
 *
 * @param list the element whose `li` children are the rows, rendered by the calling component
 * @param focusTarget selector of the element to focus within a row
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
