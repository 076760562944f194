import { type RefObject, useLayoutEffect } from 'react';
import { noteAppeared } from '../lib/appeared';

/** Notes when a part of the page appears: drawn for the first time, or out of hiding again. Presses on it wait a moment. */
export function useAppeared(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    if (part.current) noteAppeared(part.current);
  }, [part]);
}
