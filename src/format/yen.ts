import { yenSign } from './currencySigns';
import { type Figure, type Notation, writeFigure } from './writeFigure';

/** Money with the currency symbol: `¥1,234.50`, `−¥1,234.50`. Rounds half up; an invalid figure is `—`. */
export function formatYen(value: Figure, notation?: Notation): string {
  return writeFigure(value, { decimals: 2, prefix: yenSign, ...notation });
}

/**
 * The minimum or maximum of an amount: `¥1,000`, or `¥1,000.5` if the server sends a fraction of a yen. Never rounded,
 * because a rounded limit would be wrong. An invalid figure is `—`.
 */
export function formatYenLimit(value: Figure, notation?: Notation): string {
  return writeFigure(value, { prefix: yenSign, ...notation });
}
