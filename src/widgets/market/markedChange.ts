import { formatSigned } from '../../format/signed';
import { directionMark, directionOf } from './direction';

/** Formats a price change in yen as plain text, with mark and sign: `▲ +2.00`. */
export function markedChange(amount: string): string {
  return `${directionMark[directionOf(amount)]}\u00a0${formatSigned(amount)}`.trim();
}
