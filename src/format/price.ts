import { type Figure, type Notation, toDecimal, writeFigure } from './writeFigure';

/**
 * A price with the decimals of its tick (decision 10): `2,100.0` on a tick of 0.5, `2,100` on one of 1. Rounds half up;
 * without a usable tick the price keeps its own decimals. An invalid figure is `—`.
 */
export function formatPrice(value: Figure, tick?: Figure, notation?: Notation): string {
  return writeFigure(value, { decimals: decimalsOf(tick), ...notation });
}

/** A price where the decimals of its tick are known already, as on a chart: `2,100.5`. An invalid figure is `—`. */
export function formatChartPrice(value: Figure, decimals: number, notation?: Notation): string {
  return writeFigure(value, { decimals, ...notation });
}

function decimalsOf(tick: Figure): number | undefined {
  const exact = toDecimal(tick);
  return exact && (exact.toFixed().split('.')[1]?.length ?? 0);
}
