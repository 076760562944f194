import { divide, multiply, subtract } from '../../../src/domain/decimal';
import { mix, textKey, unit } from '../market/hash';
import type { Listing } from '../market/listings';
import type { Market } from '../market/market';
import { outlineOf } from '../market/outlineOf';
import { snap } from '../market/priceGrid';
import { buybackRules } from './rules';

/** A company offers to buy back some of its shares. Moments are epoch ms. */
export interface BuybackOffer {
  /** Such as `RB812`. */
  id: string;
  listing: Listing;
  /** In yen, on the tick grid. */
  price: string;
  /** The market's closing price before the offer was made, in yen. */
  previousClose: string;
  /** Percent of that close, two decimals. */
  premium: string;
  opensAt: number;
  /** Tenders are taken up to, not including, this moment. */
  deadline: number;
  resultAt: number;
  /** At most so many shares are bought in all. */
  soughtShares: number;
  minLots: number;
}

/** The most days, holidays included, that an offer can run. */
const longestRun = 40 * 86_400_000;

/** A step through the listings that comes back to no neighbourhood soon: no company has two offers at a time. */
const goldenRatio = 0.618_033_988_749_894_9;

/** Offers from their first moment to their result, the next deadline first. */
export function buybackOffersAt(market: Market, now: number): BuybackOffer[] {
  const { every, leastDays } = buybackRules;
  const today = market.calendar.dayAt(now).ordinal;
  const first = Math.max(1, Math.ceil((today - leastDays - 2) / every));
  const last = Math.floor(today / every);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers
    .map((number) => offerOf(market, number, now))
    .filter(({ opensAt, resultAt }) => opensAt <= now && now < resultAt)
    .sort((one, other) => one.deadline - other.deadline);
}

/** The offer with this id, if tenders are taken for it. */
export function findBuybackOffer(market: Market, id: string, now: number): BuybackOffer | undefined {
  return buybackOffersAt(market, now).find((offer) => offer.id === id && now < offer.deadline);
}

/** Percent of what was tendered that the company accepts. Nobody knows it before the result. */
export function acceptedPercent(market: Market, id: string): number {
  const chance = chancesOf(market, id);
  if (chance(71) < 0.35) return 100;
  return 30 + Math.floor(chance(72) * 65);
}

/** Shares that the company buys in all, at most. */
export function soughtSharesOf(market: Market, id: string): number {
  return (10 + Math.floor(chancesOf(market, id)(75) * 30)) * 100_000;
}

function offerOf(market: Market, number: number, now: number): BuybackOffer {
  const { every, leastDays, opens, closes, result } = buybackRules;
  const id = `RB${number}`;
  const chance = chancesOf(market, id);
  const listing = companyOf(market, number);
  const firstDay = number * every;
  const lastDay = firstDay + leastDays + Math.floor(chance(73) * 3);
  market.calendar.dayAt(now + longestRun);
  const begins = market.calendar.dayOf(firstDay).midnight;
  const ends = market.calendar.dayOf(lastDay).midnight;
  const close = outlineOf(market, listing, firstDay).previousClose;
  const price = String(snap(close * (1.02 + 0.06 * chance(74))));
  const previousClose = String(close);
  return {
    ...{ id, listing, price, previousClose },
    premium: divide(multiply(subtract(price, previousClose), '100'), previousClose, 2),
    opensAt: begins + opens,
    deadline: ends + closes,
    resultAt: ends + result,
    soughtShares: soughtSharesOf(market, id),
    minLots: number % 3 === 0 ? 2 : 1,
  };
}

function companyOf({ listings, key }: Market, number: number): Listing {
  const { highestBasePrice } = buybackRules;
  const companies = listings.filter(({ basePrice, suspended }) => !suspended && basePrice < highestBasePrice);
  const turn = unit(mix(key, 76)) + number * goldenRatio;
  const company = companies[Math.floor((turn - Math.floor(turn)) * companies.length)];
  if (!company) throw new Error('the market is empty');
  return company;
}

const chancesOf = (market: Market, id: string) => {
  const key = mix(market.key, textKey(id));
  return (purpose: number) => unit(mix(key, purpose));
};
