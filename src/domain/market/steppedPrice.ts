import { compare, isPositive, max, min } from '../decimal';
import { parseTyped } from '../typedNumber';
import type { PriceLimits } from './priceLimits';
import { ownTick, stepPrice } from './ticks';

/** Prices that determine the steps of a limit price, in yen. */
export interface PricedStock extends Partial<PriceLimits> {
  latestPrice: string;
  /** Tick at the last price, if the server sends it. */
  tickSize?: string | undefined;
}

/** The stock's own tick, if the server sends one that differs from the table. */
export function ownTickOf({ latestPrice, tickSize }: PricedStock): string | undefined {
  return tickSize === undefined ? undefined : ownTick({ latestPrice, tickSize });
}

/** One tick up or down from what was typed, never beyond the limits of the day; the last price for invalid input. */
export function steppedPrice(typed: string, by: 1 | -1, stock: PricedStock): string {
  const price = parseTyped(typed);
  if (price === undefined || !isPositive(price)) return stock.latestPrice;
  const stepped = stepPrice(price, by, ownTickOf(stock));
  return max(min(stepped, stock.limitUp ?? stepped), stock.limitDown ?? stepped);
}

/** The directions in which a typed price can still be stepped. */
export function stepsLeft(
  typed: string,
  { limitUp, limitDown }: PricedStock,
): { up: boolean; down: boolean } {
  const price = parseTyped(typed);
  if (price === undefined) return { up: true, down: true };
  return {
    up: limitUp === undefined || compare(price, limitUp) < 0,
    down: limitDown === undefined || compare(price, limitDown) > 0,
  };
}
