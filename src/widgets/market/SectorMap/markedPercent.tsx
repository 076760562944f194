'use client';
import type { Formats } from '../../../i18n/formats';
import { directionMark, directionOf } from '../direction';

/** A change in percent with its mark and sign. An element for the figure: a translator replaces text beside others. */
export function markedPercent(percent: string, formats: Formats) {
  const direction = directionOf(percent);
  return (
    <>
      {direction !== 'flat' && <span aria-hidden="true">{directionMark[direction]}</span>}
      <span>{formats.signedPercent(percent)}</span>
    </>
  );
}
