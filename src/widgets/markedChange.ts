import { formatSigned } from '../format/signed';
import { directionMark, directionOf } from './direction';

/** How far a price has moved, in yen, with its mark and sign, where text alone will do: `▲ +2.00`, on one line. */
export function markedChange(amount: string): string {
  return `${directionMark[directionOf(amount)]}\u00a0${formatSigned(amount)}`.trim();
}
