import { limitTable } from '../../../src/domain/market/priceLimits';
import { tickTable } from '../../../src/domain/market/ticks';

/*
 * The domain's tick and limit tables in whole yen, for fast inner loops. Simulated prices never come near the end of
 * either table.
 */

const ticks = tickTable.map(({ upTo, tick }) => ({ upTo: Number(upTo), tick: Number(tick) }));
const limits = limitTable.map(({ below, range }) => ({ below: Number(below), range: Number(range) }));

/** Tick size at a price. */
export function tickAt(price: number): number {
  for (const { upTo, tick } of ticks) if (price <= upTo) return tick;
  throw new RangeError(`${price} is beyond the simulated market`);
}

/** The nearest price on the tick grid, at least one yen. */
export function snapToTick(price: number): number {
  const tick = tickAt(price);
  return Math.max(1, Math.round(price / tick) * tick);
}

/** Limits a price to the range from `low` to `high`. */
export function clampPrice(low: number, high: number, price: number): number {
  return Math.min(high, Math.max(low, price));
}

/** Daily price limits for a previous close, in yen. */
export function limitsFrom(previousClose: number): { limitUp: number; limitDown: number } {
  const range = rangeOf(previousClose);
  const highest = previousClose + range;
  const lowest = Math.max(1, previousClose - range);
  const tickAbove = tickAt(highest);
  const tickBelow = tickAt(lowest);
  return {
    limitUp: Math.floor(highest / tickAbove) * tickAbove,
    limitDown: Math.ceil(lowest / tickBelow) * tickBelow,
  };
}

function rangeOf(previousClose: number): number {
  for (const { below, range } of limits) if (previousClose < below) return range;
  throw new RangeError(`${previousClose} is beyond the simulated market`);
}
