import fc from 'fast-check';
import { holidays } from '../../../src/domain/holidays';
import { stepPrice } from '../../../src/domain/ticks';
import { sessionAt } from '../../../src/domain/tradingSession';
import type { PriceType, Side } from '../../../src/domain/vocabulary';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import { Refusal } from '../refusal';
import { tradedListing } from '../stage';
import type { Member } from '../world';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { openPosition } from './openPosition';
import { positionsOf } from './positionsOf';

interface Later {
  /** After what was done before. */
  minutesLater: number;
  /** Then waits for a session to open, where none is. */
  patient: boolean;
}

interface Opening extends Later {
  kind: 'open';
  listing: number;
  side: Side;
  priceType: PriceType;
  /** Steps from the market's price to the limit. */
  away: number;
  leverage: number;
  lots: string;
}

interface Change extends Later {
  kind: 'cancel' | 'addMargin' | 'close';
  /** Which of the latest positions, counted from the last. */
  which: number;
  priceType: PriceType;
  away: number;
  amount: string;
}

/** Something a member does, sensible or not. */
export type Action = Opening | Change;

const shared = {
  minutesLater: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 30 }) },
    { weight: 2, arbitrary: fc.constant(24 * 60) },
    { weight: 1, arbitrary: fc.integer({ min: 60, max: 3000 }) },
  ),
  patient: fc.constantFrom(true, true, true, true, false),
  priceType: fc.constantFrom('limit', 'market'),
  away: fc.integer({ min: -6, max: 6 }),
};

const opening: fc.Arbitrary<Opening> = fc.record({
  kind: fc.constant('open'),
  listing: fc.nat({ max: 5 }),
  side: fc.constantFrom('long', 'short'),
  leverage: fc.constantFrom(1, 2, 3, 5, 10),
  lots: fc.constantFrom('1', '2', '3', '40'),
  ...shared,
});

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('cancel', 'addMargin', 'close', 'close', 'close'),
  which: fc.nat({ max: 3 }),
  amount: fc.nat({ max: 1_000_000 }).map(String),
  ...shared,
});

/** Some days in the life of a member. */
export const memberDays: fc.Arbitrary<Action[]> = fc.array(fc.oneof(opening, change), {
  minLength: 3,
  maxLength: 30,
});

/** When an action takes place, given the moment of the one before. */
export function momentOf({ minutesLater, patient }: Action, before: number): number {
  const moment = before + minutesLater * 60_000;
  const { open: isOpen, changesAt } = sessionAt(moment, holidays);
  return patient && !isOpen ? changesAt : moment;
}

/** Does it, if the exchange lets the member. */
export function perform(exchange: Exchange, member: Member, action: Action): void {
  try {
    if (action.kind === 'open') open(exchange, member, action);
    else changePosition(exchange, member, action);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
  }
}

function open(exchange: Exchange, member: Member, { listing, ...order }: Opening): void {
  const { symbol } = tradedListing(exchange, listing);
  openPosition(exchange, member, { ...order, symbol, limitPrice: limitFor(exchange, symbol, order.away) });
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
  else if (kind === 'addMargin') addMargin(exchange, member, id, amount);
  else closePosition(exchange, member, { id, priceType, limitPrice: limitFor(exchange, symbol, away) });
}

function limitFor({ market, now }: Exchange, symbol: string, away: number): string {
  return stepPrice(quoteAt(market, symbol, now).latestPrice, away);
}
