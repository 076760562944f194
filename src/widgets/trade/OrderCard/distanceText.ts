import { divide, isPositive, multiply, subtract } from '../../../domain/decimal';
import { tickDecimals } from '../../../domain/market/ticks';
import { noFigure } from '../../../format/writeFigure';
import type { Formats } from '../../../i18n/formats';

/**
 * The distance of a price from the last price in yen and percent: `−50 (−4.00%)`. Without a price: `—`.
 */
export function distanceText(price: string | undefined, latestPrice: string, formats: Formats): string {
  if (price === undefined || !isPositive(latestPrice)) return noFigure;
  const distance = subtract(price, latestPrice);
  const percent = divide(multiply(distance, '100'), latestPrice, 2);
  const figure = formats.signed(distance, { decimals: tickDecimals(latestPrice) });
  return `${figure} (${formats.signedPercent(percent)})`;
}
