import { type RefObject, useEffect } from 'react';
import { focusScreenAfterPaint } from '../lib/focusScreen';

interface FocusOnArrivalProps {
  /** Path of the screen beside it. */
  path: string;
  /** Path of the previous screen; undefined before the first one, which does not take the focus. */
  seen: RefObject<string | undefined>;
}

/** Moves the focus to a screen when its path differs from the previous one. Rendered beside the loaded screen. */
export function FocusOnArrival({ path, seen }: FocusOnArrivalProps) {
  useEffect(() => {
    const before = seen.current;
    seen.current = path;
    if (before === undefined || before === path) return undefined;
    return focusScreenAfterPaint();
  }, [path, seen]);
  return null;
}
