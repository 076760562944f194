import type { DayOutline } from './dayOutline';
import { mix, unit } from './hash';
import { snapToTick } from './priceGrid';
import { tradesPerDay } from './trades';
import { type Layer, layeredNoise } from './valueNoise';

/** From forty minutes down to four seconds, in trades; amplitudes as parts of the day's range, as a walk has them. */
const layers: readonly Layer[] = [
  { period: 1200, amplitude: 0.3 },
  { period: 150, amplitude: 0.12 },
  { period: 15, amplitude: 0.055 },
  { period: 2, amplitude: 0.035 },
];

/** From one price that the day passes through to the next. */
interface Leg {
  fromTrade: number;
  toTrade: number;
  fromPrice: number;
  toPrice: number;
  /** The noise at its ends, which the path must not show there. */
  fromNoise: number;
  toNoise: number;
  /** Four times how far it bends away from the straight line in its middle, in yen. */
  bend: number;
}

/**
 * Price of each of a day's trades, in yen on the tick grid. The first is the open and the last the close; high and low
 * are touched and never passed. `key` is that of the listing's day. Throws for a trade that the day doesn't have.
 */
export function dayPath(key: number, outline: DayOutline): (trade: number) => number {
  const { high, low, close, firstTrade, restsFrom } = outline;
  const range = high - low;
  const noiseKey = mix(key, 14);
  const legs = range === 0 ? [] : legsOf(key, noiseKey, outline);

  return (trade) => {
    if (trade < firstTrade || trade >= tradesPerDay) throw new RangeError(`a day has no trade ${trade}`);
    if (trade >= restsFrom || range === 0) return close;
    const { fromTrade, toTrade, fromPrice, toPrice, fromNoise, toNoise, bend } = legAt(legs, trade);
    const part = (trade - fromTrade) / (toTrade - fromTrade);
    const line = fromPrice + (toPrice - fromPrice) * part;
    const expectedNoise = fromNoise + (toNoise - fromNoise) * part;
    const noise = range * layeredNoise(noiseKey, layers, trade);
    return snapToTick(fold(low, high, line + noise - expectedNoise + bend * part * (1 - part)));
  };
}

function legAt(legs: readonly Leg[], trade: number): Leg {
  for (const leg of legs) if (trade <= leg.toTrade) return leg;
  throw new RangeError(`no leg leads to trade ${trade}`);
}

/** Open, high and low in either order, close. A rising day mostly sees its low first. */
function legsOf(key: number, noiseKey: number, outline: DayOutline): Leg[] {
  const { open, high, low, close, firstTrade, restsFrom } = outline;
  const whole = restsFrom === tradesPerDay - 1;
  const length = (whole ? tradesPerDay : restsFrom) - firstTrade;
  const early = firstTrade + Math.floor((0.02 + 0.43 * unit(mix(key, 11))) * length);
  const late = firstTrade + Math.floor((0.5 + 0.47 * unit(mix(key, 12))) * length);
  const lowFirst = whole ? unit(mix(key, 13)) < (close >= open ? 0.75 : 0.25) : close === high;
  const legs: Leg[] = [];

  let fromTrade = firstTrade;
  let fromPrice = open;
  let fromNoise = (high - low) * layeredNoise(noiseKey, layers, firstTrade);
  const goTo = (toTrade: number, toPrice: number) => {
    const toNoise = (high - low) * layeredNoise(noiseKey, layers, toTrade);
    const bend =
      toTrade - fromTrade < longLeg ? 0 : bendOf(mix(key, 50 + legs.length), outline, fromPrice, toPrice);
    legs.push({ fromTrade, toTrade, fromPrice, toPrice, fromNoise, toNoise, bend });
    fromTrade = toTrade;
    fromPrice = toPrice;
    fromNoise = toNoise;
  };
  goTo(early, lowFirst ? low : high);
  if (whole) goTo(late, lowFirst ? high : low);
  goTo(restsFrom, close);
  return legs;
}

/** In trades: ten minutes. */
const longLeg = 300;

/** A long leg that runs along the day's high or low comes away from it in between; else the price would cling to it. */
function bendOf(key: number, { high, low }: DayOutline, fromPrice: number, toPrice: number): number {
  const middle = (fromPrice + toPrice) / 2;
  const near = (high - low) / 4;
  const depth = (high - low) * (1 + 1.4 * unit(key));
  if (middle >= high - near) return -depth;
  return middle <= low + near ? depth : 0;
}

/** Turns back what goes beyond, as often as it takes: as a price turns at a level that holds. */
function fold(low: number, high: number, price: number): number {
  let folded = price;
  while (folded > high || folded < low) folded = folded > high ? 2 * high - folded : 2 * low - folded;
  return folded;
}
