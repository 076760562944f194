import { type Figure, type Notation, writeFigure } from './writeFigure';

/**
 * Money in the default format (specification 9): `1,234.50`. Rounds half up, away from zero; an invalid figure is `—`.
 */
export function formatMoney(value: Figure, notation?: Notation): string {
  return writeFigure(value, { decimals: 2, ...notation });
}
