import { compare, divide, isPositive, isZero, max, min, multiply, negate, subtract } from '../decimal';

/** Prices of an open position of either side, in yen. */
export interface AtRisk {
  buyPrice: string;
  liquidationPrice: string;
}

/** Warning levels: the remaining percentage of the distance from the opening to the liquidation price. */
export const warningPercents = [50, 25, 10] as const;
export type WarningPercent = (typeof warningPercents)[number];

/** The price at which this percentage of the distance to the liquidation price remains, in yen; not on a tick. */
export function priceWithLeft({ buyPrice, liquidationPrice }: AtRisk, percent: number): string {
  const distance = subtract(buyPrice, liquidationPrice);
  return subtract(buyPrice, divide(multiply(distance, String(100 - percent)), '100', 8));
}

/**
 * The lowest warning level that a price has reached. Undefined above the first level, and when the distance is zero
 * because the position was opened at its liquidation price.
 */
export function warningAt(position: AtRisk, price: string): WarningPercent | undefined {
  const distance = subtract(position.buyPrice, position.liquidationPrice);
  if (isZero(distance)) return undefined;
  const left = multiply(divide(subtract(price, position.liquidationPrice), distance, 8), '100');
  return warningPercents.findLast((percent) => compare(left, String(percent)) <= 0);
}

/**
 * What a price leaves of the way from the opening to the liquidation price, in whole percent, rounded up: 0 at the
 * liquidation price and beyond, 100 at the opening price and better ones. Undefined when there is no way: see `warningAt`.
 * Positions are ordered by it. Screens say `moveLeft`.
 */
export function wayLeft(position: AtRisk, price: string): number | undefined {
  const distance = subtract(position.buyPrice, position.liquidationPrice);
  if (isZero(distance)) return undefined;
  const left = divide(multiply(subtract(price, position.liquidationPrice), '100'), distance, 0, 'up');
  return Number(min(max(left, '0'), '100'));
}

/** What a price may still move before the position is liquidated. */
export interface MoveLeft {
  /** In yen a share. */
  yen: string;
  /** In percent of the price, one decimal. */
  percent: string;
}

/** How far a price is from the liquidation price of an open position. Nothing is left at that price and beyond. */
export function moveLeft({ buyPrice, liquidationPrice }: AtRisk, price: string): MoveLeft {
  const above = subtract(price, liquidationPrice);
  const isLong = compare(buyPrice, liquidationPrice) >= 0;
  const yen = isLong ? above : negate(above);
  if (!isPositive(yen)) return { yen: '0', percent: '0' };
  return { yen, percent: distanceToLiquidation(price, liquidationPrice) };
}

/** How far a price is from the liquidation price, in percent of the price with one decimal. */
export function distanceToLiquidation(price: string, liquidationPrice: string): string {
  const distance = max(subtract(price, liquidationPrice), subtract(liquidationPrice, price));
  return divide(multiply(distance, '100'), price, 1);
}
