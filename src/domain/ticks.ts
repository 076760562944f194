import { add, compare, divide, isPositive, max, multiply, type Rounding, subtract } from './decimal';

/**
 * 呼値の単位 of the Tokyo Stock Exchange for ordinary issues outside the TOPIX 500 (those have a finer table of their
 * own): up to and including a price in yen, the smallest step. Every bound is a multiple of the steps on both sides.
 * Ask `tickSize`; the table itself is for those who reckon in whole numbers, as the simulated market does.
 */
export const tickTable = [
  { upTo: '3000', tick: '1' },
  { upTo: '5000', tick: '5' },
  { upTo: '30000', tick: '10' },
  { upTo: '50000', tick: '50' },
  { upTo: '300000', tick: '100' },
  { upTo: '500000', tick: '500' },
  { upTo: '3000000', tick: '1000' },
  { upTo: '5000000', tick: '5000' },
  { upTo: '30000000', tick: '10000' },
  { upTo: '50000000', tick: '50000' },
] as const;
const tickAbove = '100000';

/** The lowest price there is, in yen. */
const lowestPrice = tickTable[0].tick;

/** Smallest step of a price in yen, at that price and below it. */
export function tickSize(price: string): string {
  return tickTable.find(({ upTo }) => compare(price, upTo) <= 0)?.tick ?? tickAbove;
}

/** Whether an order can be placed at this price: positive, and a multiple of its tick. */
export function isOnTick(price: string): boolean {
  return isPositive(price) && compare(toMultiple(price, tickSize(price), 'down'), price) === 0;
}

/** The price on its tick, in the given direction; from the middle, `nearest` goes up. Never below one yen. */
export function roundToTick(price: string, direction: 'down' | 'up' | 'nearest'): string {
  const rounding = direction === 'nearest' ? 'halfUp' : direction;
  return max(toMultiple(price, tickSize(price), rounding), lowestPrice);
}

/**
 * The price so many steps up (positive) or down (negative), across the bounds of the table and never below one yen.
 * Off its tick, the first step leads to the next price that is on it.
 *
 * @param steps a whole number
 */
export function stepPrice(price: string, steps: number): string {
  let stepped = price;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    stepped = steps > 0 ? stepUp(stepped) : stepDown(stepped);
  }
  return stepped;
}

/** Decimals that a price is shown with (decision 10). */
export function tickDecimals(price: string): number {
  return tickSize(price).split('.')[1]?.length ?? 0;
}

function stepUp(price: string): string {
  if (!isOnTick(price)) return roundToTick(price, 'up');
  const tick = tickTable.find(({ upTo }) => compare(price, upTo) < 0)?.tick ?? tickAbove;
  return add(price, tick);
}

function stepDown(price: string): string {
  if (!isOnTick(price)) return roundToTick(price, 'down');
  return max(subtract(price, tickSize(price)), lowestPrice);
}

function toMultiple(price: string, tick: string, rounding: Rounding): string {
  return multiply(divide(price, tick, 0, rounding), tick);
}
