import { type Figure, writeFigure } from './writeFigure';

/**
 * A change or a result, with a sign both ways: `+1,234.50`, `−1,234.50`, `0.00`. Rounds half up; what is no figure is
 * `—`.
 */
export function formatSigned(value: Figure, { decimals = 2 }: { decimals?: number } = {}): string {
  return writeFigure(value, { decimals, plus: true });
}
