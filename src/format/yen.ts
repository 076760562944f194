import { type Figure, writeFigure } from './writeFigure';

/** The currency symbol (specification 9): U+00A5. */
const yenSign = '¥';

/** Money with the currency symbol: `¥1,234.50`, `−¥1,234.50`. Rounds half up; what is no figure is `—`. */
export function formatYen(value: Figure, { decimals = 2 }: { decimals?: number } = {}): string {
  return writeFigure(value, { decimals, prefix: yenSign });
}
