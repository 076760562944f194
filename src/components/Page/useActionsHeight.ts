'use client';
import { type RefObject, useEffect } from 'react';

/** Height of the action bar in px, set on the element around it. */
export const actionsHeight = '--actions-height';

/**
 * Publishes the height of the action bar as a CSS variable. When the bar grows, because a reason appears in it, the
 * field that is being filled in is scrolled clear of it.
 */
export function useActionsHeight(bar: RefObject<HTMLElement | null>, acts: boolean): void {
  useEffect(() => {
    const element = bar.current;
    const around = element?.parentElement;
    if (!acts || !element || !around) return undefined;
    let before = Number.POSITIVE_INFINITY;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      around.style.setProperty(actionsHeight, `${height}px`);
      const field = document.activeElement;
      if (height > before && field?.matches('input, textarea') && around.contains(field)) {
        field.scrollIntoView({ block: 'nearest' });
      }
      before = height;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, acts]);
}
