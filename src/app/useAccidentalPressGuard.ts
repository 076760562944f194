import { useEffect } from 'react';

/**
 * Blocks accidental presses while the app is mounted; see `blockAccidentalPresses`. Its code loads after the first
 * screen's.
 *
 * @param isOn whether accidental presses are blocked
 */
export function useAccidentalPressGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // The app works without it.
    const guard = import('./blockAccidentalPresses')
      .then(({ blockAccidentalPresses }) => blockAccidentalPresses())
      .catch(console.warn);
    return () => void guard.then((end) => end?.());
  }, [isOn]);
}
