import { type Figure, type Notation, writeFigure } from './writeFigure';

/**
 * A value that is in percent already (specification 9): `"12.5"` is `12.50%`. Rounds half up; an invalid figure is `—`.
 */
export function formatPercent(
  value: Figure,
  { decimals = 2 }: { decimals?: number } = {},
  notation?: Notation,
): string {
  return writeFigure(value, { decimals, suffix: '%', ...notation });
}

/** A percentage with a plus or minus sign, for a change: `+1.25%`, `−1.25%`, `0.00%`. */
export function formatSignedPercent(
  value: Figure,
  { decimals = 2 }: { decimals?: number } = {},
  notation?: Notation,
): string {
  return writeFigure(value, { decimals, suffix: '%', plus: true, ...notation });
}
