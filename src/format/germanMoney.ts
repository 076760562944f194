import { euroSign } from './currencySigns';
import { type Figure, writeFigure } from './writeFigure';

/**
 * Euros in the German style (specification 9): `1.234,56 €`. Rounds half up; an invalid figure is `—`.
 *
 * @param plus also writes a plus sign, for a change or a result
 */
export function formatGermanMoney(value: Figure, { plus = false }: { plus?: boolean } = {}): string {
  return writeFigure(value, { decimals: 2, thousands: '.', point: ',', suffix: ` ${euroSign}`, plus });
}
