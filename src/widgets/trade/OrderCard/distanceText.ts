import { divide, isPositive, multiply, subtract } from '../../../domain/decimal';
import { tickDecimals } from '../../../domain/market/ticks';
import { noFigure } from '../../../format/writeFigure';
import type { Formats } from '../../../i18n/formats';

/**
 * Returns the distance of a limit from the last price in yen and percent: `−50 (−4.00%)`. An order without a limit:
 * `—`.
 */
export function distanceText(
  limitPrice: string | null | undefined,
  latestPrice: string,
  formats: Formats,
): string {
  if (limitPrice == null || !isPositive(latestPrice)) return noFigure;
  const distance = subtract(limitPrice, latestPrice);
  const percent = divide(multiply(distance, '100'), latestPrice, 2);
  const figure = formats.signed(distance, { decimals: tickDecimals(latestPrice) });
  return `${figure} (${formats.signedPercent(percent)})`;
}
