import { type Figure, writeFigure } from './writeFigure';

/**
 * Euros in the German style (specification 9): `1.234,56 €`. Rounds half up; what is no figure is `—`.
 *
 * @param plus a change or a result: with a sign both ways
 */
export function formatGermanMoney(value: Figure, { plus = false }: { plus?: boolean } = {}): string {
  return writeFigure(value, { decimals: 2, thousands: '.', point: ',', suffix: ' €', plus });
}
