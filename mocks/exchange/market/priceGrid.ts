import { priceLimits } from '../../../src/domain/priceLimits';
import { tickSize } from '../../../src/domain/ticks';
import { BoundedCache } from './boundedCache';

/*
 * The tables of ticks and limits as whole numbers of yen, for the model's inner loops. Read from the domain's rules,
 * so there is nothing to keep in step; ticks are whole yen there.
 */

interface Band {
  upTo: number;
  tick: number;
}

/** No simulated price gets near it. */
const highestPrice = 1_000_000;

const bands = readBands();

/** Smallest step at a price. */
export function tickAt(price: number): number {
  for (const { upTo, tick } of bands) if (price <= upTo) return tick;
  throw new RangeError(`${price} is beyond the simulated market`);
}

/** The nearest price on the tick grid, at least one yen. */
export function snap(price: number): number {
  const tick = tickAt(price);
  return Math.max(1, Math.round(price / tick) * tick);
}

/** The price, or the limit that it passes. */
export function within(low: number, high: number, price: number): number {
  return Math.min(high, Math.max(low, price));
}

/** What a day's price may reach from the previous close, in yen. */
export function limitsFrom(previousClose: number): { limitUp: number; limitDown: number } {
  return knownLimits.get(previousClose, () => {
    const { limitUp, limitDown } = priceLimits(String(previousClose));
    return { limitUp: Number(limitUp), limitDown: Number(limitDown) };
  });
}

const knownLimits = new BoundedCache<number, { limitUp: number; limitDown: number }>(10_000);

function readBands(): Band[] {
  const found: Band[] = [];
  for (let price = 1; price <= highestPrice; ) {
    const tick = tickFromRules(price);
    const upTo = lastWithTick(price, tick);
    found.push({ upTo, tick });
    price = upTo + 1;
  }
  return found;
}

/** Ticks only grow with the price, so the end of a band can be found by halving. */
function lastWithTick(from: number, tick: number): number {
  let last = from;
  let beyond = highestPrice + 1;
  while (beyond - last > 1) {
    const middle = Math.floor((last + beyond) / 2);
    if (tickFromRules(middle) === tick) last = middle;
    else beyond = middle;
  }
  return last;
}

function tickFromRules(price: number): number {
  return Number(tickSize(String(price)));
}
