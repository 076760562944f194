import { limitTable } from '../../../../src/domain/market/priceLimits';
import { tickAt } from '../priceGrid';

/** Time between two steps of a special quote (特別気配). */
export const stepEveryMs = 3 * 60_000;

const steps = limitTable.map(({ below, range }) => ({
  below: Number(below),
  step: Math.max(5, Number(range) / 10),
}));

/** The step of a special quote at a price (更新値幅): a tenth of the daily range, five yen at least. */
export function quoteStep(price: number): number {
  for (const { below, step } of steps) if (price < below) return step;
  throw new RangeError(`${price} is beyond the simulated market`);
}

/** Special quotes from a price towards another, one after each step; the other price itself is the last. */
export function specialQuotes(from: number, to: number): number[] {
  const quotes: number[] = [];
  for (let price = from; price !== to; ) {
    const moved =
      to > price ? Math.min(to, price + quoteStep(price)) : Math.max(to, price - quoteStep(price));
    price = moved === to ? to : onGrid(moved, to > price);
    quotes.push(price);
  }
  return quotes;
}

/** On the tick grid, not beyond the step. */
function onGrid(price: number, rising: boolean): number {
  const tick = tickAt(price);
  return (rising ? Math.floor(price / tick) : Math.ceil(price / tick)) * tick;
}
