import { useEffect } from 'react';
import { focusScreen } from '../lib/focusScreen';

/**
 * Moves the focus to the heading when a result replaces a form on the same screen: the pressed button no longer exists.
 *
 * @param replaced whether the result is shown
 */
export function useFocusOnResult(replaced: boolean): void {
  useEffect(() => (replaced ? focusScreen() : undefined), [replaced]);
}
