import type { DayOutline } from './dayOutline';
import { mix, unit } from './hash';
import { snap, within } from './priceGrid';
import { tradesPerDay } from './trades';
import { type Layer, layeredNoise } from './valueNoise';

/** From forty minutes down to four seconds, in trades; amplitudes as parts of the day's range, as a walk has them. */
const layers: readonly Layer[] = [
  { period: 1200, amplitude: 0.3 },
  { period: 150, amplitude: 0.12 },
  { period: 15, amplitude: 0.055 },
  { period: 2, amplitude: 0.035 },
];

/** A price that the day passes through at one of its trades. */
interface Knot {
  trade: number;
  price: number;
  noise: number;
}

/**
 * Price of each of a day's trades, in yen on the tick grid. The first is the open and the last the close; high and low
 * are touched and never passed. `key` is that of the listing's day.
 */
export function dayPath(key: number, outline: DayOutline): (trade: number) => number {
  const { high, low } = outline;
  const noiseKey = mix(key, 14);
  const noise = (trade: number) => (high - low) * layeredNoise(noiseKey, layers, trade);
  const knots = knotsOf(key, outline).map(([trade, price]): Knot => ({ trade, price, noise: noise(trade) }));

  return (trade) => {
    const end = knots.findIndex((knot, at) => at > 0 && trade <= knot.trade);
    const from = knots[end - 1];
    const to = knots[end];
    if (from === undefined || to === undefined) throw new RangeError(`a day has no trade ${trade}`);
    const part = (trade - from.trade) / (to.trade - from.trade);
    const straight = from.price + (to.price - from.price) * part;
    const expectedNoise = from.noise + (to.noise - from.noise) * part;
    return snap(reflect(low, high, straight + noise(trade) - expectedNoise));
  };
}

/** Open, high and low in either order, close. A rising day mostly sees its low first. */
function knotsOf(key: number, { open, high, low, close }: DayOutline): [trade: number, price: number][] {
  const early = Math.floor((0.02 + 0.43 * unit(mix(key, 11))) * tradesPerDay);
  const late = Math.floor((0.5 + 0.47 * unit(mix(key, 12))) * tradesPerDay);
  const lowFirst = unit(mix(key, 13)) < (close >= open ? 0.75 : 0.25);
  return [
    [0, open],
    [early, lowFirst ? low : high],
    [late, lowFirst ? high : low],
    [tradesPerDay - 1, close],
  ];
}

/** Turns back what goes beyond, as a price turns at a level that holds. */
function reflect(low: number, high: number, price: number): number {
  if (price > high) return within(low, high, 2 * high - price);
  return price < low ? within(low, high, 2 * low - price) : price;
}
