import { useMemo } from 'react';
import type { FormatChoices } from '../i18n/formats';
import { storedLargeNumberUnit, storedWholeYen } from '../session/preferences';
import { useStoredChoice } from '../session/useStoredChoice';

/** How the member has chosen on this device that figures are written. */
export function useFormatChoices(): FormatChoices {
  const [largeNumbers] = useStoredChoice(storedLargeNumberUnit);
  const [wholeYen] = useStoredChoice(storedWholeYen);
  return useMemo(
    () => ({ largeNumbers: largeNumbers ?? 'juta', wholeYen: wholeYen ?? 'decimals' }),
    [largeNumbers, wholeYen],
  );
}
