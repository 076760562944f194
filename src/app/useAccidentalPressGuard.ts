import { useEffect } from 'react';

/**
 * Guards presses while the app is mounted; see `blockAccidentalPresses`, whose code comes after the first screen's.
 *
 * @param isOn whether presses are guarded at all
 */
export function useAccidentalPressGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // The app can be used without it.
    const guard = import('./blockAccidentalPresses')
      .then(({ blockAccidentalPresses }) => blockAccidentalPresses())
      .catch(console.warn);
    return () => void guard.then((end) => end?.());
  }, [isOn]);
}
