import { mix, unit } from './hash';
import { codeOfSymbol, type Listing, newIssueListing } from './listings';
import { snapToTick } from './priceGrid';
import type { TradingCalendar } from './tradingCalendar';

/** A new issue. Days are ordinals of trading days (`TradingCalendar`). */
export interface NewIssue {
  /** Such as `I812`. */
  id: string;
  listing: Listing;
  /** In yen, on the tick grid. */
  issuePrice: number;
  /** Total number of offered lots. */
  totalLots: number;
  /** Minimum and maximum lots of one application. */
  minLots: number;
  maxLots: number;
  /** Subscriptions are accepted from the morning of this day… */
  opensOn: number;
  /** …to the afternoon of this one. */
  endsOn: number;
  /** Day of the draw, in the morning. */
  drawnOn: number;
  /** Last day to pay. */
  payableUntil: number;
  /** First day of trading. */
  listedOn: number;
}

/** Input for computing new issues; a `Market` provides it. */
export interface IssuingMarket {
  readonly key: number;
  readonly calendar: TradingCalendar;
  /** Computed new issues, by number. */
  readonly newIssues: Map<number, NewIssue>;
}

/** First code of new issues. */
const firstCode = 5000;
/** A new issue starts every this many trading days. */
const every = 2;
/** Trading days between the announcement and the first day of trading. */
const announcedBefore = 14;
/** Last four-digit number, beyond the year 2090. */
const lastNumber = 9999;

/** New issues at a time, the next listing first: from announced ones to those listed in the last weeks. */
export function newIssuesAt(market: IssuingMarket, moment: number): NewIssue[] {
  const today = market.calendar.dayAt(moment).ordinal;
  const first = Math.ceil((today - announcedBefore) / every);
  const last = Math.floor((today + announcedBefore) / every);
  return issuesFrom(market, first, last);
}

/** The new issue with this id, past or future; undefined if there is none. */
export function findNewIssue(market: IssuingMarket, id: string): NewIssue | undefined {
  const number = /^I([1-9]\d{0,3})$/.exec(id)?.[1];
  return number === undefined ? undefined : issue(market, Number(number));
}

/** The new issue with this symbol, past or future; undefined if there is none. */
export function newIssueBySymbol(market: IssuingMarket, symbol: string): NewIssue | undefined {
  const code = codeOfSymbol(symbol);
  const found = code === undefined ? undefined : issue(market, code - firstCode);
  return found?.listing.symbol === symbol ? found : undefined;
}

/** All new listings up to and including a trading day, oldest first. */
export function debutsUntil(market: IssuingMarket, ordinal: number): Listing[] {
  return issuesFrom(market, 1, Math.floor(ordinal / every)).map(({ listing }) => listing);
}

function issuesFrom(market: IssuingMarket, first: number, last: number): NewIssue[] {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return numbers.flatMap((number) => issue(market, number) ?? []);
}

/** The new issue with a number; undefined if its subscription would start before the market did. */
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
