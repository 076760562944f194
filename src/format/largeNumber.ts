import Big from 'big.js';
import { type Figure, type Notation, noFigure, toDecimal, writeFigure } from './writeFigure';

/**
 * A large number as a short label (specification 9): `1.5 juta` for millions, `12.35K` for thousands, at most two
 * decimals, rounded half up. There is no larger unit: a billion is `1,000 juta`. A figure that rounds up to a thousand
 * of one unit is written in the next: 999,999 is `1 juta`, never `1,000K`. An invalid figure is `—`.
 */
export function formatLargeNumber(value: Figure, notation?: Notation): string {
  const exact = toDecimal(value);
  if (!exact) return noFigure;
  const ones = rounded(exact);
  const thousands = rounded(exact.times('1e-3'));
  const millions = rounded(exact.times('1e-6'));
  if (thousands.abs().gte(1000)) return writeFigure(millions, { suffix: ' juta', ...notation });
  if (ones.abs().gte(1000)) return writeFigure(thousands, { suffix: 'K', ...notation });
  return writeFigure(ones, notation);
}

function rounded(value: Big): Big {
  return value.round(2, Big.roundHalfUp);
}
