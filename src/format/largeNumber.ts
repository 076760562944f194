import Big from 'big.js';
import { type Figure, noFigure, toDecimal, writeFigure } from './writeFigure';

/**
 * A large number as a short label (specification 9): `1.5 juta` for millions, `12.35K` for thousands, at most two
 * decimals, rounded half up. There is no larger unit: a billion is `1,000 juta`. A figure that rounds up to a thousand
 * of one unit is written in the next: 999,999 is `1 juta`, never `1,000K`. An invalid figure is `—`.
 */
export function formatLargeNumber(value: Figure): string {
  const exact = toDecimal(value);
  if (!exact) return noFigure;
  const ones = rounded(exact);
  const thousands = rounded(exact.times('1e-3'));
  const millions = rounded(exact.times('1e-6'));
  if (thousands.abs().gte(1000)) return writeFigure(millions, { suffix: ' juta' });
  if (ones.abs().gte(1000)) return writeFigure(thousands, { suffix: 'K' });
  return writeFigure(ones);
}

function rounded(value: Big): Big {
  return value.round(2, Big.roundHalfUp);
}
