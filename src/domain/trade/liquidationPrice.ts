import { add, divide, isPositive, multiply, subtract } from '../decimal';
import { roundToTick } from '../market/ticks';
import { isFullyPaid, type PaidPosition } from './isFullyPaid';

interface HeldPosition extends PaidPosition {
  /** Fraction of the opening turnover that must remain; unknown when the server has not sent it. */
  maintenanceMarginRate?: string | null;
}

/**
 * The price at which margin plus profit or loss falls to the maintenance margin, so that the exchange closes the
 * position. Rounded to the tick that is reached first: up for a long position, down for a short one.
 * Undefined when the rate is unknown, when a long position does not reach it at any positive price, and when it is paid in
 * full: it can't lose more than that.
 */
export function liquidationPrice({
  side,
  buyPrice,
  shares,
  margin,
  maintenanceMarginRate,
}: HeldPosition): string | undefined {
  if (maintenanceMarginRate == null || isFullyPaid({ side, buyPrice, shares, margin })) return undefined;
  const turnover = multiply(buyPrice, String(shares));
  const cushion = subtract(margin, multiply(turnover, maintenanceMarginRate));
  const worth = side === 'long' ? subtract(turnover, cushion) : add(turnover, cushion);
  if (!isPositive(worth)) return undefined;
  const direction = side === 'long' ? 'up' : 'down';
  return roundToTick(divide(worth, String(shares), 8, direction), direction);
}
