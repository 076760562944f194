import { divide, isPositive, multiply, subtract } from '../../../domain/decimal';
import { tickDecimals } from '../../../domain/market/ticks';
import { formatSignedPercent } from '../../../format/percent';
import { formatSigned } from '../../../format/signed';
import { noFigure } from '../../../format/writeFigure';

/**
 * Returns the distance of a limit from the last price in yen and percent: `−50 (−4.00%)`. An order without a limit:
 * `—`.
 */
export function distanceText(limitPrice: string | null | undefined, latestPrice: string): string {
  if (limitPrice == null || !isPositive(latestPrice)) return noFigure;
  const distance = subtract(limitPrice, latestPrice);
  const percent = divide(multiply(distance, '100'), latestPrice, 2);
  const figure = formatSigned(distance, { decimals: tickDecimals(latestPrice) });
  return `${figure} (${formatSignedPercent(percent)})`;
}
