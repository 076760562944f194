import { type RefObject, useEffect, useRef } from 'react';
import { isComposingKey } from '../../../lib/isComposingKey';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The field, and the rows below it that link somewhere. */
const stops = 'input[type="search"], main ul a, main ul button[data-row]';

function move(event: KeyboardEvent, frame: HTMLElement): void {
  const step = steps.get(event.key);
  if (!step || isComposingKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...frame.querySelectorAll<HTMLElement>(stops)];
  const at = all.indexOf(event.target as HTMLElement);
  const next = all[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** The arrow keys move between the search field and the result rows. */
export function useArrowKeys(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const follow = (event: KeyboardEvent) => element && move(event, element);
    element?.addEventListener('keydown', follow);
    return () => element?.removeEventListener('keydown', follow);
  }, []);
  return frame;
}
