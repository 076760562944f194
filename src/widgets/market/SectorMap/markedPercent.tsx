import type { Formats } from '../../../i18n/formats';
import { directionMark, directionOf } from '../direction';

/** A change in percent with its mark and sign. */
export function markedPercent(percent: string, formats: Formats) {
  const direction = directionOf(percent);
  return (
    <>
      {direction !== 'flat' && <span aria-hidden="true">{directionMark[direction]}</span>}
      {formats.signedPercent(percent)}
    </>
  );
}
