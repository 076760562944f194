import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../lib/afterPaint';
import { focusScreen } from './focusScreen';

interface FocusOnArrivalProps {
  /** The path of the screen it stands beside. */
  path: string;
  /** The path of the screen seen last; undefined before the first one, which takes no focus from the page. */
  seen: RefObject<string | undefined>;
}

/** Beside a screen, whose code has come when this is drawn: the focus goes to a screen that is another than before. */
export function FocusOnArrival({ path, seen }: FocusOnArrivalProps) {
  useEffect(() => {
    const before = seen.current;
    seen.current = path;
    if (before === undefined || before === path) return undefined;
    // What has the focus is looked for in a layout that is made anyway, not in one more before it.
    let end = () => {};
    const callOff = afterPaint(() => {
      end = focusScreen();
    });
    return () => {
      callOff();
      end();
    };
  }, [path, seen]);
  return null;
}
