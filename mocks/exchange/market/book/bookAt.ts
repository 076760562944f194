import type { BoardPhase, BookSide } from '../../../../src/domain/market/marketVocabulary';
import { sessionAt, sessions } from '../../../../src/domain/market/tradingSession';
import { BoundedCache } from '../boundedCache';
import { volumeUnit } from '../dayOutline';
import { type DayProgress, progressAt } from '../dayProgress';
import { mix, unit } from '../hash';
import type { ListingDay } from '../listingDay';
import { listingBySymbol, type Market } from '../market';
import { momentOfTrade, preClosing, tradeFrom } from '../trades';
import { blockStart, isClosing, sessionStarts } from './bookSlots';
import { cancelWhere, copyBook, createBook, levelAt, type OrderBook, sharesOf } from './orderBook';
import { SimulatedBook, type SimulatedTrade } from './simulatedBook';
import { specialQuotes, stepEveryMs } from './specialQuote';

/** The simulated orders of a symbol at a time. */
export interface BookAt {
  phase: BoardPhase;
  /** A copy: members' orders can be added. */
  book: OrderBook;
  /** Latest trades of the day, the latest first. */
  trades: { at: number; price: number; shares: number; cause: SimulatedTrade['cause'] }[];
  specialQuote: { side: BookSide; price: number; nextAt: number | null } | null;
}

/** Orders are collected from 08:00, and after lunch from 12:05; in ms after midnight. */
const collectedFrom = [8 * 3_600_000, (12 * 60 + 5) * 60_000];

/** Number of trades that are shown. */
const shownTrades = 20;

/** A day whose book was looked at: it goes on from where it is. */
interface Running {
  simulated: SimulatedBook;
  recent: SimulatedTrade[];
}

const runnings = new WeakMap<Market, BoundedCache<string, Running>>();
const maxRunning = 24;

/**
 * The book of a symbol at a time. It is calculated only when it is asked for: from the last ten minutes at most, and
 * from where it was left when it is asked for again.
 *
 * @throws if the symbol does not exist
 */
export function bookAt(market: Market, symbol: string, moment: number): BookAt {
  const progress = progressAt(market, listingBySymbol(market, symbol), moment);
  const { of, trades } = progress;
  const phase = phaseAt(market, progress, moment);
  const idle = of.listing.suspended || (trades === 0 && phase !== 'opening');
  if (idle) return { phase, book: createBook(of.priceAfter(0), of.outline), trades: [], specialQuote: null };
  const running = trades === 0 ? undefined : runTo(market, of, trades);
  return {
    phase,
    book: openOrders(of, { trades, phase, moment, running }),
    trades: (running?.recent ?? []).map((done) => tradeView(of, done)).reverse(),
    specialQuote: specialQuoteAt(of, trades, moment),
  };
}

/**
 * Shares that a new order stands behind at a time: waiting market orders, and the orders at its price.
 *
 * @param price limit in yen; null for a market order
 * @throws if the symbol does not exist
 */
export function sharesAhead(
  market: Market,
  symbol: string,
  side: BookSide,
  price: number | null,
  moment: number,
): number {
  const { book } = bookAt(market, symbol, moment);
  const level = price === null ? undefined : levelAt(book, side, price);
  return sharesOf(book.market[side]) + sharesOf(level?.orders ?? []);
}

function phaseAt(market: Market, progress: DayProgress, moment: number): BoardPhase {
  const { of, trades } = progress;
  const sinceMidnight = moment - of.day.midnight;
  if (of.listing.suspended) return 'closed';
  if (sessionAt(moment, market.holidays).open) {
    if (trades === 0) return 'opening';
    return phaseInSession(progress, moment);
  }
  for (const [index, { opens }] of sessions.entries()) {
    if (sinceMidnight >= opens) continue;
    if (index > 0 && trades === 0) return 'opening';
    if (sinceMidnight >= (collectedFrom[index] ?? opens)) return 'opening';
    return index === 0 ? 'closed' : 'lunch';
  }
  return 'closed';
}

function phaseInSession({ of, trades }: DayProgress, moment: number): BoardPhase {
  return of.isCollecting(moment) || isClosing(trades) ? 'closing' : 'continuous';
}

interface Now {
  trades: number;
  phase: BoardPhase;
  moment: number;
  running: Running | undefined;
}

function openOrders(of: ListingDay, { trades, phase, moment, running }: Now): OrderBook {
  if (phase === 'opening') return collectedSoFar(of, Math.max(trades, of.outline.firstTrade), moment);
  if (!running) return createBook(of.priceAfter(trades), of.outline);
  if (phase !== 'closing') return copyBook(running.simulated.book);
  const before = runFresh(of, trades).simulated;
  const { lastId } = before;
  const auction = tradeFrom(trades);
  before.collectBefore(auction);
  const from = of.day.midnight + preClosing.begins;
  const until = momentOfTrade(of.key, of.day.midnight, auction);
  const part = auction === trades ? 1 : (moment - from) / (until - from);
  growLater(before.book, { part, after: lastId });
  return before.book;
}

/** The orders for an opening auction that have come so far. */
function collectedSoFar(of: ListingDay, trade: number, moment: number): OrderBook {
  const simulated = new SimulatedBook(of, trade);
  simulated.collectBefore(trade);
  const session = sessionStarts.findLastIndex((start) => start <= trade);
  const from = of.day.midnight + (collectedFrom[trade === of.outline.firstTrade ? 0 : session] ?? 0);
  const part = (moment - from) / (momentOfTrade(of.key, of.day.midnight, trade) - from);
  const key = mix(of.key, trade);
  for (const side of ['buy', 'sell'] as const)
    cancelWhere(simulated.book, side, ({ id }) => unit(mix(key, id)) > 0.1 + 0.9 * part);
  return simulated.book;
}

/** The orders for a closing auction are few and large. They grow while orders are collected. */
function growLater(book: OrderBook, { part, after }: { part: number; after: number }): void {
  for (const side of ['buy', 'sell'] as const) {
    for (const order of [...book.market[side], ...book.levels[side].flatMap(({ orders }) => orders)]) {
      if (order.id <= after) continue;
      order.shares = volumeUnit * Math.max(1, Math.floor((order.shares / volumeUnit) * part));
    }
  }
}

function runTo(market: Market, of: ListingDay, trades: number): Running {
  const cache = runnings.get(market) ?? new BoundedCache<string, Running>(maxRunning);
  runnings.set(market, cache);
  const running = cache.get(`${of.listing.symbol}/${of.day.ordinal}/${blockStart(of, trades - 1)}`, () =>
    runFresh(of, trades),
  );
  if (running.simulated.trades > trades) Object.assign(running, runFresh(of, trades));
  continueTo(running, trades);
  return running;
}

/** The book after a number of trades, from the beginning of its block; of the block before for its trades. */
function runFresh(of: ListingDay, trades: number): Running {
  const start = blockStart(of, trades - 1);
  const running: Running = { simulated: new SimulatedBook(of, start), recent: [] };
  if (trades - start < shownTrades && start > of.outline.firstTrade) {
    const earlier = { simulated: new SimulatedBook(of, start - 1), recent: running.recent };
    continueTo(earlier, start);
  }
  continueTo(running, trades);
  return running;
}

function continueTo({ simulated, recent }: Running, trades: number): void {
  while (simulated.trades < trades) {
    recent.push(simulated.advance());
    if (recent.length > shownTrades) recent.shift();
  }
}

function tradeView(of: ListingDay, { trade, fills, cause }: SimulatedTrade): BookAt['trades'][number] {
  return {
    at: momentOfTrade(of.key, of.day.midnight, trade),
    price: fills[0]?.price ?? of.priceOf(trade),
    shares: fills.reduce((sum, { shares }) => sum + shares, 0),
    cause,
  };
}

/** From 09:00 of a company's first day, the special quote moves from the issue price towards the first price. */
function specialQuoteAt(of: ListingDay, trades: number, moment: number): BookAt['specialQuote'] {
  const { firstTrade, previousClose, open } = of.outline;
  const opensAt = of.day.midnight + sessions[0].opens;
  if (firstTrade === 0 || trades > 0 || moment < opensAt || open === previousClose) return null;
  const quotes = [previousClose, ...specialQuotes(previousClose, open).slice(0, -1)];
  const firstAt = momentOfTrade(of.key, of.day.midnight, firstTrade);
  const every = Math.min(stepEveryMs, Math.floor((firstAt - opensAt) / quotes.length));
  const step = Math.floor((moment - opensAt) / every);
  return {
    side: open > previousClose ? 'buy' : 'sell',
    price: quotes[step] ?? quotes.at(-1) ?? previousClose,
    nextAt: step < quotes.length - 1 ? opensAt + (step + 1) * every : null,
  };
}
