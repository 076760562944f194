import { BoundedCache } from '../market/boundedCache';
import { mix, unit } from '../market/hash';
import type { Listing } from '../market/listings';
import { dayKey, type Market } from '../market/market';
import { outlineOf } from '../market/outlineOf';
import { clampPrice, snapToTick } from '../market/priceGrid';
import type { TradingDay } from '../market/tradingCalendar';
import type { BlockTradeLock } from './records';
import { blockTradeRules } from './rules';

/** A block of shares that its owner sells on one day. Prices in yen, on the tick grid. */
export interface BlockTradeOffer {
  /** Day and symbol, such as `20261120-1055.W`. */
  id: string;
  listing: Listing;
  /** The previous close. */
  referencePrice: number;
  minimumBid: number;
  /** The lowest price that the owner accepts, between the minimum bid and the reference price. It is not published. */
  sellersPrice: number;
  limitUp: number;
  offeredLots: number;
  /** Minimum and maximum lots of one application. */
  minLots: number;
  maxLots: number;
  lock: BlockTradeLock;
}

/** Half of the offers are for stocks below this price in yen, so that members with less money can bid. */
const highPrice = 2000;
/** One in this many offers is locked for several days. */
const lockedEvery = 3;

const offerCache = new WeakMap<Market, BoundedCache<number, readonly BlockTradeOffer[]>>();

/** The offers of a day, by code. They are computed from seed and day. */
export function blockTradeOffersOn(market: Market, day: TradingDay): readonly BlockTradeOffer[] {
  const days = offerCache.get(market) ?? new BoundedCache<number, readonly BlockTradeOffer[]>(10);
  offerCache.set(market, days);
  return days.get(day.ordinal, () =>
    chooseListings(market, day)
      .map((listing, place) => offerOf(market, listing, day, place))
      .sort((one, other) => (one.listing.code < other.listing.code ? -1 : 1)),
  );
}

/** The offers of the latest trading day that has begun. */
export function blockTradeOffersAt(market: Market, moment: number): readonly BlockTradeOffer[] {
  return blockTradeOffersOn(market, market.calendar.dayAt(moment));
}

/** Chosen again each day; the first half from low-priced stocks. */
function chooseListings({ key, listings }: Market, { ordinal }: TradingDay): Listing[] {
  const { offers } = blockTradeRules;
  const keyOfDay = mix(mix(key, 71), ordinal);
  const drawn = new Set<Listing>();
  for (let draw = 0; drawn.size < offers && draw < 20 * listings.length; draw += 1) {
    const listing = listings[mix(keyOfDay, draw) % listings.length];
    if (!listing || listing.suspended) continue;
    if (drawn.size >= offers / 2 || listing.basePrice < highPrice) drawn.add(listing);
  }
  return [...drawn];
}

function offerOf(market: Market, listing: Listing, day: TradingDay, place: number): BlockTradeOffer {
  const key = mix(dayKey(market, listing, day.ordinal), 72);
  const chance = (purpose: number) => unit(mix(key, purpose));
  const { previousClose, limitUp, limitDown } = outlineOf(market, listing, day.ordinal);
  const discounted = snapToTick(previousClose * (0.97 - 0.09 * chance(1)));
  const minimumBid = clampPrice(limitDown, previousClose, discounted);
  // One seller in five accepts any valid bid.
  const asked = Math.max(0, 1.25 * chance(2) - 0.25);
  const sellersPrice = snapToTick(minimumBid + (previousClose - minimumBid) * asked);
  const minLots = 1 + (place % 3);
  return {
    id: `${day.date.replaceAll('-', '')}-${listing.symbol}`,
    listing,
    referencePrice: previousClose,
    minimumBid,
    sellersPrice: clampPrice(minimumBid, previousClose, sellersPrice),
    limitUp,
    offeredLots: 100 + 50 * Math.floor(8 * chance(3)),
    minLots,
    maxLots: 10 * (minLots + Math.floor(3 * chance(4))),
    lock:
      place % lockedEvery === 1
        ? { kind: 'days', days: blockTradeRules.lockDays }
        : { kind: 'nextTradingDay' },
  };
}
