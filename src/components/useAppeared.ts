import { type RefObject, useLayoutEffect } from 'react';
import { recordAppearance } from '../lib/appearanceTimes';

/** Notes when a part of the page appears: drawn for the first time, or out of hiding again. Presses on it wait a moment. */
export function useAppeared(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (part.current) recordAppearance(part.current);
  }, [part]);
}
