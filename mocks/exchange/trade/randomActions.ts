import fc from 'fast-check';
import { holidays } from '../../../src/domain/market/holidays';
import { stepPrice } from '../../../src/domain/market/ticks';
import { sessionAt } from '../../../src/domain/market/tradingSession';
import type { PriceType, Side } from '../../../src/domain/trade/tradeVocabulary';
import { applyDayTrade } from '../dayTrading/applyDayTrade';
import { cancelDayTrade } from '../dayTrading/cancelDayTrade';
import { reservationsOf } from '../dayTrading/reservationsOf';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { tradedListing } from '../testExchange';
import type { Member } from '../world';
import { addMargin } from './addMargin';
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

interface Opening extends Delay {
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
  kind: 'cancel' | 'cancelClosing' | 'addMargin' | 'close' | 'closePart' | 'cancelDayTrade';
  /** Index of the position, counted from the latest. */
  which: number;
  priceType: PriceType;
  away: number;
  amount: string;
}

/** A random action of a member; it may be invalid. */
export type Action = Opening | Change;

const shared = {
  minutesLater: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
    { weight: 2, arbitrary: fc.constant(24 * 60) },
    { weight: 1, arbitrary: fc.integer({ min: 60, max: 3000 }) },
    { weight: 1, arbitrary: fc.constant(10 * 24 * 60) },
  ),
  waitsForOpening: fc.constantFrom(true, true, true, true, false),
  priceType: fc.constantFrom('limit', 'market'),
  away: fc.integer({ min: -6, max: 6 }),
};

const opening: fc.Arbitrary<Opening> = fc.record({
  kind: fc.constantFrom('open', 'open', 'dayTrade'),
  listing: fc.nat({ max: 5 }),
  side: fc.constantFrom('long', 'short'),
  leverage: fc.constantFrom(1, 2, 3, 5, 10),
  lots: fc.constantFrom('1', '2', '3', '40'),
  ...shared,
});

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(
    ...(['cancel', 'cancelClosing', 'addMargin', 'cancelDayTrade'] as const),
    ...(['close', 'close', 'closePart', 'closePart'] as const),
  ),
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

function open(exchange: Exchange, member: Member, { listing, kind, ...order }: Opening): void {
  const { symbol } = tradedListing(exchange, listing);
  if (kind === 'dayTrade') applyDayTrade(exchange, member, { ...order, symbol });
  else
    openPosition(exchange, member, { ...order, symbol, limitPrice: limitFor(exchange, symbol, order.away) });
}

function withdraw(exchange: Exchange, member: Member, { which }: Change): void {
  const reservation = reservationsOf(exchange, member)[which];
  if (reservation) cancelDayTrade(exchange, member, reservation.id);
}

function changePosition(
  exchange: Exchange,
  member: Member,
  { kind, which, amount, priceType, away }: Change,
): void {
  const position = positionsOf(exchange, member)[which];
  if (!position) return;
  const { id, symbol } = position;
  if (kind === 'cancel') cancelOrder(exchange, member, id);
  else if (kind === 'cancelClosing') cancelClosing(exchange, member, id);
  else if (kind === 'addMargin') addMargin(exchange, member, id, amount);
  else {
    const lots = kind === 'closePart' ? '1' : null;
    closePosition(exchange, member, { id, priceType, limitPrice: limitFor(exchange, symbol, away), lots });
  }
}

function limitFor({ market, now }: Exchange, symbol: string, away: number): string {
  return stepPrice(quoteAt(market, symbol, now).latestPrice, away);
}
