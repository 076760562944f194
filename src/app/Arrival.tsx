import { type RefObject, useEffect } from 'react';
import { focusScreen } from './focusScreen';

interface ArrivalProps {
  /** The path of the screen it stands beside. */
  path: string;
  /** The path of the screen seen last; undefined before the first one, which takes no focus from the page. */
  seen: RefObject<string | undefined>;
}

/** Beside a screen, whose code has come when this is drawn: the focus goes to a screen that is another than before. */
export function Arrival({ path, seen }: ArrivalProps) {
  useEffect(() => {
    const before = seen.current;
    seen.current = path;
    return before === undefined || before === path ? undefined : focusScreen();
  }, [path, seen]);
  return null;
}
