import { mix, textKey, unit } from './hash';
import { type Listing, listingOf } from './listings';
import type { Market } from './market';
import { snap } from './priceGrid';

/** A company that comes to the market. Days are ordinals of trading days (`TradingCalendar`). */
export interface NewIssue {
  /** Such as `I812`. */
  id: string;
  listing: Listing;
  /** In yen, on the tick grid. */
  issuePrice: number;
  /** Lots that are offered in all. */
  totalLots: number;
  /** Least and most lots of one application. */
  minLots: number;
  maxLots: number;
  /** Subscriptions are taken from this day's morning… */
  opensOn: number;
  /** …to the afternoon of this one. */
  endsOn: number;
  /** The lots are drawn on this day's evening. */
  drawnOn: number;
  /** Last day to pay. */
  payableUntil: number;
  /** First day of trading. */
  listedOn: number;
}

/** The codes from this one on are those of new issues. */
const firstCode = 5000;
/** One company every so many trading days. */
const every = 2;
/** It is announced so long before its first day of trading. */
const announcedBefore = 14;

/** New issues at a moment, the next to be listed first: from those announced to those listed in the last weeks. */
export function newIssuesAt(market: Market, moment: number): NewIssue[] {
  const today = market.calendar.dayAt(moment).ordinal;
  const first = Math.ceil((today - announcedBefore) / every);
  const last = Math.floor((today + announcedBefore) / every);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers.filter((number) => number > 0).map((number) => newIssueOf(market, number));
}

/** The new issue with this id, whether it lies in the past or the future; undefined when there is none. */
export function findNewIssue(market: Market, id: string): NewIssue | undefined {
  const number = /^I([1-9]\d{0,3})$/.exec(id)?.[1];
  return number === undefined ? undefined : newIssueOf(market, Number(number));
}

function newIssueOf(market: Market, number: number): NewIssue {
  const listing = listingOf(firstCode + number);
  const chance = (purpose: number) => unit(mix(mix(market.key, textKey(listing.symbol)), purpose));
  const listedOn = number * every;
  return {
    id: `I${number}`,
    listing,
    issuePrice: snap(listing.basePrice * (0.72 + 0.25 * chance(41))),
    totalLots: 200 + Math.floor(chance(42) * 40) * 50,
    minLots: chance(43) < 0.8 ? 1 : 2,
    maxLots: 10 + Math.floor(chance(44) * 5) * 10,
    opensOn: listedOn - 10,
    endsOn: listedOn - 6,
    drawnOn: listedOn - 5,
    payableUntil: listedOn - 3,
    listedOn,
  };
}
