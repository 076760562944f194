import { divide, multiply, subtract } from '../../../src/domain/decimal';
import { mix, textKey, unit } from '../market/hash';
import type { Listing } from '../market/listings';
import type { Market } from '../market/market';
import { outlineOf } from '../market/outlineOf';
import { snapToTick } from '../market/priceGrid';
import { buybackRules } from './rules';

/** An offer of a company to buy back some of its shares. Times are epoch ms. */
export interface BuybackOffer {
  /** Such as `RB812`. */
  id: string;
  listing: Listing;
  /** In yen, on the tick grid. */
  price: string;
  /** The market's closing price before the offer was made, in yen. */
  previousClose: string;
  /** Percent of the previous close, two decimals. */
  premium: string;
  opensAt: number;
  /** Tenders are accepted before this time (exclusive). */
  deadline: number;
  resultAt: number;
  /** Maximum number of shares bought in total. */
  soughtShares: number;
  minLots: number;
}

const prefix = 'RB';

/**
 * Steps of the golden ratio spread evenly without early repetition. No company has two offers at a time, and among any
 * five consecutive offers one is fully and another partly accepted.
 */
const goldenRatio = 0.618_033_988_749_894_9;

/** Open offers and offers that wait for their result, earliest deadline first. */
export function buybackOffersAt(market: Market, now: number): BuybackOffer[] {
  const { every, leastDays } = buybackRules;
  const today = market.calendar.dayAt(now).ordinal;
  const first = Math.max(1, Math.ceil((today - leastDays - 2) / every));
  const last = Math.floor(today / every);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers
    .map((number) => offerOf(market, number))
    .filter(({ opensAt, resultAt }) => opensAt <= now && now < resultAt)
    .sort((one, other) => one.deadline - other.deadline);
}

/** The offer with this id, if it accepts tenders. */
export function findBuybackOffer(market: Market, id: string, now: number): BuybackOffer | undefined {
  return buybackOffersAt(market, now).find((offer) => offer.id === id && now < offer.deadline);
}

/** Percent of the tendered shares that the company accepts. Not published before the result. */
export function acceptedPercent(market: Market, id: string): number {
  if (goldenRatioPoint(market, 71, Number(id.slice(prefix.length))) < 0.35) return 100;
  return 30 + Math.floor(chancesOf(market, id)(72) * 65);
}

/** Maximum number of shares that the company buys in total. */
export function soughtSharesOf(market: Market, id: string): number {
  return (10 + Math.floor(chancesOf(market, id)(75) * 30)) * 100_000;
}

function offerOf(market: Market, number: number): BuybackOffer {
  const { every, leastDays, opens, closes, result } = buybackRules;
  const id = `${prefix}${number}`;
  const chance = chancesOf(market, id);
  const listing = companyOf(market, number);
  const firstDay = number * every;
  const lastDay = firstDay + leastDays + Math.floor(chance(73) * 3);
  const begins = market.calendar.dayOf(firstDay).midnight;
  const ends = market.calendar.dayOf(lastDay).midnight;
  const close = outlineOf(market, listing, firstDay).previousClose;
  const price = String(snapToTick(close * (1.02 + 0.06 * chance(74))));
  const previousClose = String(close);
  return {
    id,
    listing,
    price,
    previousClose,
    premium: divide(multiply(subtract(price, previousClose), '100'), previousClose, 2),
    opensAt: begins + opens,
    deadline: ends + closes,
    resultAt: ends + result,
    soughtShares: soughtSharesOf(market, id),
    minLots: number % 3 === 0 ? 2 : 1,
  };
}

/** The first company, from a pseudo-random place in the list, whose shares are cheap enough. */
function companyOf(market: Market, number: number): Listing {
  const { listings } = market;
  const start = Math.floor(goldenRatioPoint(market, 76, number) * listings.length);
  for (let step = 0; step < listings.length; step += 1) {
    const listing = listings[(start + step) % listings.length];
    if (listing && !listing.suspended && listing.basePrice < buybackRules.highestBasePrice) return listing;
  }
  throw new Error('no share in this market is cheap enough');
}

/** A number in [0, 1) that moves by the golden ratio from offer to offer. */
function goldenRatioPoint({ key }: Market, purpose: number, number: number): number {
  const place = unit(mix(key, purpose)) + number * goldenRatio;
  return place - Math.floor(place);
}

const chancesOf = (market: Market, id: string) => {
  const key = mix(market.key, textKey(id));
  return (purpose: number) => unit(mix(key, purpose));
};
