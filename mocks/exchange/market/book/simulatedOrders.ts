import type { BookSide } from '../../../../src/domain/market/marketVocabulary';
import { volumeUnit } from '../dayOutline';
import { mix, unit } from '../hash';
import type { ListingDay } from '../listingDay';
import { sharesOfTrade, stuckAt } from './bookSlots';
import { priceAbove, priceBelow } from './nextPrice';
import { type BookOrder, otherSide } from './orderBook';

/** Prices with simulated orders on each side. */
export const depth = 14;

/** Random numbers of a listing's day, by what they are for. */
export const chanceOf = (day: ListingDay, ...purpose: number[]): number =>
  unit(purpose.reduce((key, one) => mix(key, one), mix(day.key, 61)));

/** Usual shares at one price of the book. */
const usualLots = ({ outline: { volume } }: ListingDay): number =>
  Math.max(2, Math.round(volume / volumeUnit / 1500));

type Unnumbered = Omit<BookOrder, 'id'>;

/** Simulated orders at a price: more of them the further it is from the last price. */
export function ordersAt(
  day: ListingDay,
  trade: number,
  side: BookSide,
  { price, level }: { price: number; level: number },
): Unnumbered[] {
  const purpose = side === 'buy' ? price : -price;
  const count = 1 + Math.floor(chanceOf(day, trade, purpose, 1) * 5);
  const lots = usualLots(day) * (0.4 + chanceOf(day, trade, purpose, 2)) * (1 + level * 0.12);
  const round = price % 100 === 0 ? 1.8 : 1;
  return Array.from({ length: count }, (_, index) => ({
    side,
    price,
    shares:
      Math.max(1, Math.round(((lots * round) / count) * (0.5 + chanceOf(day, trade, purpose, 3 + index)))) *
      volumeUnit,
  }));
}

/** Orders that wait at the limit at which the price rests: market orders, and orders at the limit. */
export function queueAtLimit(day: ListingDay, trade: number): Unnumbered[] {
  const limit = stuckAt(day, trade);
  if (!limit) return [];
  const side = limit === 'up' ? 'buy' : 'sell';
  const lots = usualLots(day);
  return Array.from({ length: 16 }, (_, index) => ({
    side,
    price: index % 4 === 0 ? null : day.outline.close,
    shares: Math.max(1, Math.round(lots * (1 + 6 * chanceOf(day, trade, 90, index)))) * volumeUnit,
  }));
}

/**
 * Orders that an auction brings together, so that it trades the shares of a trade at its price. One side is executed
 * completely; the other leaves orders at the price.
 *
 * @param resting orders that already wait at the price
 */
export function auctionOrders(
  day: ListingDay,
  trade: number,
  resting?: { side: BookSide; shares: number },
): Unnumbered[] {
  const { limitUp, limitDown } = day.outline;
  const price = day.priceOf(trade);
  const lots = sharesOfTrade(day, trade) / volumeUnit;
  const larger = resting?.side ?? largerSide(day, trade, price);
  const order = (side: BookSide, at: number | null, size: number): Unnumbered[] =>
    size > 0 ? [{ side, price: at, shares: size * volumeUnit }] : [];
  const better = (side: BookSide) => {
    const next = side === 'buy' ? priceAbove(price) : priceBelow(price);
    return next > limitUp || next < limitDown ? null : next;
  };
  const sideOrders = (side: BookSide) => {
    const eager = Math.floor(lots * 0.3);
    const keen = Math.floor(lots * 0.3 * chanceOf(day, trade, 70, side === 'buy' ? 0 : 1));
    const waiting = side === larger ? Math.floor((resting?.shares ?? 0) / volumeUnit) : 0;
    const extra = side === larger ? 1 + Math.floor(usualLots(day) * chanceOf(day, trade, 71)) : 0;
    return [
      ...order(side, null, eager),
      ...order(side, better(side), keen),
      ...order(side, price, Math.max(1, lots - eager - keen - waiting) + extra),
    ];
  };
  return [...sideOrders(larger), ...sideOrders(otherSide(larger))];
}

function largerSide(day: ListingDay, trade: number, price: number): BookSide {
  if (price === day.outline.limitUp) return 'buy';
  if (price === day.outline.limitDown) return 'sell';
  return chanceOf(day, trade, 72) < 0.5 ? 'buy' : 'sell';
}
