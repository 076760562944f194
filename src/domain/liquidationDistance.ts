import { compare, divide, isZero, max, multiply, subtract } from './decimal';

/** Prices in yen of an open position; of either side. */
export interface AtRisk {
  buyPrice: string;
  liquidationPrice: string;
}

/** A member is warned when so many percent of the way from the opening to the liquidation price are left. */
export const warningPercents = [50, 25, 10] as const;
export type WarningPercent = (typeof warningPercents)[number];

/** The price at which so many percent of the way to the liquidation price are left, in yen; not on a tick. */
export function priceWithLeft({ buyPrice, liquidationPrice }: AtRisk, percent: number): string {
  const way = subtract(buyPrice, liquidationPrice);
  return subtract(buyPrice, divide(multiply(way, String(100 - percent)), '100', 8));
}

/**
 * The lowest of the warnings that a price has reached; undefined while more of the way is left, or where there is no
 * way, because the position was opened at its liquidation price.
 */
export function warningAt(position: AtRisk, price: string): WarningPercent | undefined {
  const way = subtract(position.buyPrice, position.liquidationPrice);
  if (isZero(way)) return undefined;
  const left = multiply(divide(subtract(price, position.liquidationPrice), way, 8), '100');
  return warningPercents.findLast((percent) => compare(left, String(percent)) <= 0);
}

/** How far a price is from the liquidation price, in percent of the price with one decimal. */
export function distanceToLiquidation(price: string, liquidationPrice: string): string {
  const distance = max(subtract(price, liquidationPrice), subtract(liquidationPrice, price));
  return divide(multiply(distance, '100'), price, 1);
}
