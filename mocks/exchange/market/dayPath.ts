import type { DayOutline } from './dayOutline';
import { mix, unit } from './hash';
import { snapToTick } from './priceGrid';
import { tradesPerDay } from './trades';
import { type Layer, layeredNoise } from './valueNoise';

/**
 * Periods from forty minutes down to four seconds, in trades. Amplitudes are fractions of the day's range, as in a
 * random walk.
 */
const layers: readonly Layer[] = [
  { period: 1200, amplitude: 0.3 },
  { period: 150, amplitude: 0.12 },
  { period: 15, amplitude: 0.055 },
  { period: 2, amplitude: 0.035 },
];

/** A segment between two key prices of the day. */
interface Leg {
  fromTrade: number;
  toTrade: number;
  fromPrice: number;
  toPrice: number;
  /** Noise values at both ends; they are subtracted so that the path meets the key prices. */
  fromNoise: number;
  toNoise: number;
  /** Four times the deviation from the straight line at the middle, in yen. */
  bend: number;
}

/**
 * Price of each of a day's trades, in yen on the tick grid. The first trade is the open and the last the close; high
 * and low are touched and never exceeded.
 *
 * @param key the key of the listing's day
 * @throws for a trade that the day doesn't have
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

/** Segments: open, high and low in either order, close. A rising day usually has its low first. */
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

/** Bends a long segment along the day's high or low away from it. Otherwise the price would stay at the extreme. */
function bendOf(key: number, { high, low }: DayOutline, fromPrice: number, toPrice: number): number {
  const middle = (fromPrice + toPrice) / 2;
  const near = (high - low) / 4;
  const depth = (high - low) * (1 + 1.4 * unit(key));
  if (middle >= high - near) return -depth;
  return middle <= low + near ? depth : 0;
}

/** Reflects a price at both bounds until it lies within them, like a support or resistance level. */
function fold(low: number, high: number, price: number): number {
  let folded = price;
  while (folded > high || folded < low) folded = folded > high ? 2 * high - folded : 2 * low - folded;
  return folded;
}
