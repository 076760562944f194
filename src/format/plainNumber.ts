import { type Figure, type Notation, writeFigure } from './writeFigure';

/**
 * A plain number (specification 9): thousands separators and all the decimals it has, none added. For counts of
 * shares and lots. An invalid figure is `—`.
 */
export function formatPlainNumber(value: Figure, notation?: Notation): string {
  return writeFigure(value, notation);
}
