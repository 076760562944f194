import { type Figure, writeFigure } from './writeFigure';

/**
 * Money as the product writes it by default (specification 9): `1,234.50`. Rounds half up, away from zero; what is no
 * figure is `—`.
 */
export function formatMoney(value: Figure): string {
  return writeFigure(value, { decimals: 2 });
}
