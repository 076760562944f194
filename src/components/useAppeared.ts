import { type RefObject, useLayoutEffect } from 'react';
import { noteAppeared } from '../lib/appeared';

/** Records when an element appears: first rendered, or shown again. Presses on it are ignored for a moment. */
export function useAppeared(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (part.current) noteAppeared(part.current);
  }, [part]);
}
