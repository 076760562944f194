import { type RefObject, useLayoutEffect } from 'react';
import { recordAppearance } from '../lib/appearanceTimes';

/** Records when an element appears: first rendered, or shown again. Presses on it are ignored for a moment. */
export function useAppeared(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (part.current) recordAppearance(part.current);
  }, [part]);
}
