import fc from 'fast-check';
import { holidays } from '../../../src/domain/market/holidays';
import { stepPrice } from '../../../src/domain/market/ticks';
import { exchangeDate, sessionAt } from '../../../src/domain/market/tradingSession';
import type { OrderKind, PriceType, Side } from '../../../src/domain/trade/tradeVocabulary';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { cancelDayTrade } from '../dayTrading/cancelDayTrade';
import { reservationsOf } from '../dayTrading/reservationsOf';
import type { Exchange } from '../exchange';
import { limitUpListing } from '../market/limitDays';
import { quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { tradedListing } from '../testExchange';
import type { Member } from '../world';
import { addMargin } from './addMargin';
import { amendOrder } from './amendOrder';
import { cancelAllOrders } from './cancelAllOrders';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';
import { cancelClosing } from './pendingClosing';
import { positionsOf } from './positionsOf';

interface Delay {
  /** Minutes after the previous action. */
  minutesLater: number;
  /** Waits for the next session if none is open. */
  waitsForOpening: boolean;
}

/** What an order waits for. */
interface Waiting {
  kind: Exclude<OrderKind, 'market'>;
  /** Ticks from the market price to the stop, and the distance of a trailing one. */
  ticks: number;
  /** Days until its last day; null without a term. */
  days: number | null;
}

interface Opening extends Delay {
  /** Null for an order without a stop or a term. */
  waiting: Waiting | null;
  exit: Waiting | null;

  kind: 'open' | 'dayTrade';
  listing: number;
  side: Side;
  priceType: PriceType;
  /** Ticks from the market price to the limit. */
  away: number;
  leverage: number;
  lots: string;
}

interface Change extends Delay {
  kind:
    | ('cancel' | 'cancelClosing' | 'cancelAll' | 'amend')
    | ('addMargin' | 'close' | 'closePart' | 'cancelDayTrade');
  waiting: Waiting | null;
  lots: string;
  /** Index of the position, counted from the latest. */
  which: number;
  priceType: PriceType;
  away: number;
  amount: string;
}

/** A random action of a member; it may be invalid. */
export type Action = Opening | Change;

const waiting: fc.Arbitrary<Waiting> = fc.record({
  kind: fc.constantFrom('limit', 'stop', 'stopLimit', 'oco', 'trailing'),
  ticks: fc.integer({ min: 1, max: 8 }),
  days: fc.option(fc.constantFrom(0, 1, 4, 7, 28)),
});

const shared = {
  minutesLater: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
    { weight: 2, arbitrary: fc.constant(24 * 60) },
    { weight: 1, arbitrary: fc.integer({ min: 60, max: 3000 }) },
    { weight: 1, arbitrary: fc.constant(10 * 24 * 60) },
    // From the opening to the time before the close.
    { weight: 1, arbitrary: fc.integer({ min: 355, max: 395 }) },
  ),
  waitsForOpening: fc.constantFrom(true, true, true, true, false),
  priceType: fc.constantFrom('limit', 'market'),
  away: fc.integer({ min: -6, max: 6 }),
  waiting: fc.option(waiting),
};

/** Number of the stock whose price rests at its upper limit, if there is one. */
const atLimit = 6;

const opening: fc.Arbitrary<Opening> = fc.record({
  kind: fc.constantFrom('open', 'open', 'dayTrade'),
  listing: fc.nat({ max: atLimit }),
  side: fc.constantFrom('long', 'short'),
  leverage: fc.constantFrom(1, 2, 3, 5, 10),
  lots: fc.constantFrom('1', '2', '3', '40'),
  exit: fc.option(waiting),
  ...shared,
});

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(
    ...(['cancel', 'cancelClosing', 'addMargin', 'cancelDayTrade'] as const),
    ...(['close', 'close', 'closePart', 'closePart'] as const),
    ...(['amend', 'amend', 'amend', 'cancelAll'] as const),
  ),
  lots: fc.constantFrom('1', '2', '3'),
  which: fc.nat({ max: 3 }),
  amount: fc.nat({ max: 1_000_000 }).map(String),
  ...shared,
});

/** Random actions of a member over several days. */
export const memberActions: fc.Arbitrary<Action[]> = fc.array(fc.oneof(opening, change), {
  minLength: 3,
  maxLength: 30,
});

/** Time of an action, given the time of the previous one. */
export function momentOf({ minutesLater, waitsForOpening }: Action, before: number): number {
  const moment = before + minutesLater * 60_000;
  const { open: isOpen, changesAt } = sessionAt(moment, holidays);
  return waitsForOpening && !isOpen ? changesAt : moment;
}

/** Performs the action; a refusal is ignored. */
export function perform(exchange: Exchange, member: Member, action: Action): void {
  try {
    if (isOpening(action)) open(exchange, member, action);
    else if (action.kind === 'cancelDayTrade') withdraw(exchange, member, action);
    else changePosition(exchange, member, action);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

const isOpening = (action: Action): action is Opening => action.kind === 'open' || action.kind === 'dayTrade';

function open(exchange: Exchange, member: Member, { listing, kind, ...random }: Opening): void {
  const found = listing === atLimit ? limitUpListing(exchange.market, exchange.now) : undefined;
  const { symbol } = found ?? tradedListing(exchange, listing);
  const { side, priceType, leverage, lots, away, waiting, exit } = random;
  const order = { symbol, side, priceType, leverage, lots, limitPrice: limitFor(exchange, symbol, away) };
  if (kind === 'dayTrade') {
    applyDayTrade(exchange, member, order);
    return;
  }
  const opening = side === 'long' ? 1 : -1;
  openPosition(exchange, member, {
    ...order,
    ...(waiting && waitingFor(exchange, symbol, opening, waiting)),
    exit: exit && waitingFor(exchange, symbol, -opening, exit),
  });
}

/** Prices and term of an order that waits. The stop of one that buys is above the market. */
function waitingFor(exchange: Exchange, symbol: string, sign: number, { kind, ticks, days }: Waiting) {
  const price = (away: number) => limitFor(exchange, symbol, sign * away);
  const hasLimit = kind === 'limit' || kind === 'oco';
  const hasStop = kind === 'stop' || kind === 'stopLimit' || kind === 'oco';
  return {
    priceType: hasLimit ? ('limit' as const) : ('market' as const),
    limitPrice: hasLimit ? price(-ticks) : null,
    stopPrice: hasStop ? price(ticks) : null,
    stopLimitPrice: kind === 'stopLimit' ? price(ticks + 2) : null,
    trailBy: kind === 'trailing' ? String(ticks) : null,
    validUntil: days === null ? null : exchangeDate(exchange.now + days * 86_400_000),
  };
}

function withdraw(exchange: Exchange, member: Member, { which }: Change): void {
  const reservation = reservationsOf(exchange, member)[which];
  if (reservation) cancelDayTrade(exchange, member, reservation.id);
}

function changePosition(
  exchange: Exchange,
  member: Member,
  { kind, which, amount, priceType, away, waiting, lots }: Change,
): void {
  const position = positionsOf(exchange, member)[which];
  if (!position) return;
  const { id, symbol, side, status } = position;
  const opens = status === 'pendingOrder';
  const sign = (side === 'long') === opens ? 1 : -1;
  const conditions = waiting && waitingFor(exchange, symbol, sign, waiting);
  if (kind === 'cancelAll') cancelAllOrders(exchange, member);
  else if (kind === 'amend') amendOrder(exchange, member, { id, lots, ...conditions });
  else if (kind === 'cancel') cancelOrder(exchange, member, id);
  else if (kind === 'cancelClosing') cancelClosing(exchange, member, id);
  else if (kind === 'addMargin') addMargin(exchange, member, id, amount);
  else {
    const part = kind === 'closePart' ? '1' : null;
    const limitPrice = limitFor(exchange, symbol, away);
    closePosition(exchange, member, { id, priceType, limitPrice, lots: part, ...conditions });
  }
}

function limitFor({ market, now }: Exchange, symbol: string, away: number): string {
  return stepPrice(quoteAt(market, symbol, now).latestPrice, away);
}
