import { type Figure, type Notation, writeFigure } from './writeFigure';

/**
 * A change or a result with a plus or minus sign: `+1,234.50`, `−1,234.50`, `0.00`. Rounds half up; an invalid figure
 * is `—`.
 */
export function formatSigned(
  value: Figure,
  { decimals = 2 }: { decimals?: number } = {},
  notation?: Notation,
): string {
  return writeFigure(value, { decimals, plus: true, ...notation });
}
