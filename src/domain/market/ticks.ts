import { add, compare, divide, isPositive, max, multiply, type Rounding, subtract } from '../decimal';

/**
 * 呼値の単位 of the Tokyo Stock Exchange for ordinary issues outside the TOPIX 500 (those have a finer table of their
 * own): the tick size up to and including a price in yen. Every bound is a multiple of the ticks on both sides.
 * Use `tickSize`; the table itself is for integer arithmetic, as in the simulated market.
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

/** The lowest possible price, in yen. */
const lowestPrice = tickTable[0].tick;

/** A stock's last price and the tick that the server sends for it (decision 8). Both in yen. */
export interface NamedTick {
  latestPrice: string;
  tickSize: string;
}

/**
 * The stock's own tick, if the server sends one that differs from the table at its price. It applies to every price of
 * the day, because the ticks at other prices are unknown. Undefined if the table applies.
 */
export function ownTick({ latestPrice, tickSize: named }: NamedTick): string | undefined {
  return isPositive(named) && compare(named, tickSize(latestPrice)) !== 0 ? named : undefined;
}

/*
 * These functions take the stock's own tick (`ownTick`) as their last argument; without it, the table applies.
 */

/** Smallest step of a price in yen, at that price and below it. */
export function tickSize(price: string, own?: string): string {
  return own ?? tickTable.find(({ upTo }) => compare(price, upTo) <= 0)?.tick ?? tickAbove;
}

/** Whether an order can be placed at this price: positive, and a multiple of its tick. */
export function isOnTick(price: string, own?: string): boolean {
  return isPositive(price) && compare(toMultiple(price, tickSize(price, own), 'down'), price) === 0;
}

/** The price on its tick, in the given direction; from the middle, `nearest` goes up. Never below the lowest price. */
export function roundToTick(price: string, direction: 'down' | 'up' | 'nearest', own?: string): string {
  const rounding = direction === 'nearest' ? 'halfUp' : direction;
  return max(toMultiple(price, tickSize(price, own), rounding), own ?? lowestPrice);
}

/**
 * The price a number of ticks up (positive) or down (negative), across the bounds of the table. It is never below the
 * lowest price: one yen, or one tick of the stock's own. From a price off its tick, the first step leads to the next
 * price on it.
 *
 * @param steps a whole number
 */
export function stepPrice(price: string, steps: number, own?: string): string {
  let stepped = price;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    stepped = steps > 0 ? stepUp(stepped, own) : stepDown(stepped, own);
  }
  return stepped;
}

/** Decimals that a price is shown with (decision 10). */
export function tickDecimals(price: string): number {
  return tickSize(price).split('.')[1]?.length ?? 0;
}

function stepUp(price: string, own: string | undefined): string {
  if (!isOnTick(price, own)) return roundToTick(price, 'up', own);
  const tick = own ?? tickTable.find(({ upTo }) => compare(price, upTo) < 0)?.tick ?? tickAbove;
  return add(price, tick);
}

function stepDown(price: string, own: string | undefined): string {
  if (!isOnTick(price, own)) return roundToTick(price, 'down', own);
  return max(subtract(price, tickSize(price, own)), own ?? lowestPrice);
}

function toMultiple(price: string, tick: string, rounding: Rounding): string {
  return multiply(divide(price, tick, 0, rounding), tick);
}
