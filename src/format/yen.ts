import { type Figure, writeFigure } from './writeFigure';

/** The currency symbol (specification 9): U+00A5. */
const yenSign = '¥';

/** Money with the currency symbol: `¥1,234.50`, `−¥1,234.50`. Rounds half up; what is no figure is `—`. */
export function formatYen(value: Figure): string {
  return writeFigure(value, { decimals: 2, prefix: yenSign });
}

/**
 * The least or the most that an amount may be: `¥1,000`, or `¥1,000.5` where the server gives a part of a yen. Never
 * rounded: a rounded limit would be another limit. What is no figure is `—`.
 */
export function formatYenLimit(value: Figure): string {
  return writeFigure(value, { prefix: yenSign });
}
