import { mix, unit } from './hash';
import { codeOfSymbol, type Listing, newIssueListing } from './listings';
import { snapToTick } from './priceGrid';
import type { TradingCalendar } from './tradingCalendar';

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
  /** The lots are drawn on this day's morning. */
  drawnOn: number;
  /** Last day to pay. */
  payableUntil: number;
  /** First day of trading. */
  listedOn: number;
}

/** What new issues follow from; a `Market` has it all. */
export interface IssuingMarket {
  readonly key: number;
  readonly calendar: TradingCalendar;
  /** Those worked out so far, by number. */
  readonly newIssues: Map<number, NewIssue>;
}

/** The codes from this one on are those of new issues. */
const firstCode = 5000;
/** One company every so many trading days. */
const every = 2;
/** It is announced so long before its first day of trading. */
const announcedBefore = 14;
/** The tale ends with four-digit numbers, beyond the year 2090. */
const lastNumber = 9999;

/** New issues at a moment, the next to be listed first: from those announced to those listed in the last weeks. */
export function newIssuesAt(market: IssuingMarket, moment: number): NewIssue[] {
  const today = market.calendar.dayAt(moment).ordinal;
  const first = Math.ceil((today - announcedBefore) / every);
  const last = Math.floor((today + announcedBefore) / every);
  return issuesFrom(market, first, last);
}

/** The new issue with this id, whether it lies in the past or the future; undefined when there is none. */
export function findNewIssue(market: IssuingMarket, id: string): NewIssue | undefined {
  const number = /^I([1-9]\d{0,3})$/.exec(id)?.[1];
  return number === undefined ? undefined : issue(market, Number(number));
}

/** The new issue that is, was or will be traded under this symbol; undefined when there is none. */
export function newIssueBySymbol(market: IssuingMarket, symbol: string): NewIssue | undefined {
  const code = codeOfSymbol(symbol);
  const found = code === undefined ? undefined : issue(market, code - firstCode);
  return found?.listing.symbol === symbol ? found : undefined;
}

/** All who have come to the market up to and including a trading day, the first one first. */
export function debutsUntil(market: IssuingMarket, ordinal: number): Listing[] {
  return issuesFrom(market, 1, Math.floor(ordinal / every)).map(({ listing }) => listing);
}

function issuesFrom(market: IssuingMarket, first: number, last: number): NewIssue[] {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return numbers.flatMap((number) => issue(market, number) ?? []);
}

/** The new issue with a number; none whose subscription would have opened before the market did. */
function issue(market: IssuingMarket, number: number): NewIssue | undefined {
  const known = market.newIssues.get(number);
  if (known) return known;
  if (number > lastNumber || number * every - announcedBefore < market.calendar.firstOrdinal)
    return undefined;
  const made = newIssueOf(market.key, number);
  market.newIssues.set(number, made);
  return made;
}

function newIssueOf(marketKey: number, number: number): NewIssue {
  const listedOn = number * every;
  const chanceOf = (key: number, purpose: number) => unit(mix(mix(marketKey, key), purpose));
  const listing = newIssueListing(firstCode + number, ({ key, basePrice }) => ({
    ordinal: listedOn,
    issuePrice: snapToTick(basePrice * (0.72 + 0.25 * chanceOf(key, 41))),
  }));
  const chance = (purpose: number) => chanceOf(listing.key, purpose);
  return {
    id: `I${number}`,
    listing,
    issuePrice: listing.debut?.issuePrice ?? listing.basePrice,
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
