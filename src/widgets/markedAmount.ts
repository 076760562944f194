import { formatSigned } from '../format/signed';
import { directionMark, directionOf } from './direction';

/** A profit or loss in yen with its mark and sign, where text alone will do: `▲ +1,234.50`. An unknown one is `—`. */
export function markedAmount(amount: string | undefined): string {
  if (amount === undefined) return formatSigned(amount);
  return `${directionMark[directionOf(amount)]} ${formatSigned(amount)}`.trim();
}
