import { type Figure, writeFigure } from './writeFigure';

/**
 * A plain number (specification 9): thousands separators and all the decimals it has, none added. For counts of
 * shares and lots. An invalid figure is `—`.
 */
export function formatPlainNumber(value: Figure): string {
  return writeFigure(value);
}
