import { type Figure, writeFigure } from './writeFigure';

/** Euros in the German style (specification 9): `1.234,56 €`. Rounds half up; what is no figure is `—`. */
export function formatGermanMoney(value: Figure): string {
  return writeFigure(value, { decimals: 2, thousands: '.', point: ',', suffix: ' €' });
}
