import { exchangeDate, exchangeMidnight, sessions } from '../../../src/domain/tradingSession';
import type { Happening } from '../area';
import type { Exchange } from '../exchange';
import { firstTradeReaching } from '../market/firstTradeReaching';
import type { PositionRecord } from '../world';
import { release } from './cancelOrder';
import { closeOut } from './closeOut';
import { liquidationPriceOf } from './costs';
import { fill } from './fill';
import { closingTrigger, liquidationTrigger, openingTrigger, type Trigger } from './trigger';

const endOfDay = Math.max(...sessions.map(({ closes }) => closes));

/** What befalls a position first after one moment, up to and including now; undefined when nothing does. */
export function nextHappening(
  exchange: Exchange,
  position: PositionRecord,
  after: number,
): Happening | undefined {
  return happenings(exchange, position, after)
    .filter(({ at }) => at <= exchange.now)
    .reduce<Happening | undefined>(
      (first, other) => (first && first.at <= other.at ? first : other),
      undefined,
    );
}

function happenings(exchange: Exchange, position: PositionRecord, after: number): Happening[] {
  if (position.status === 'pendingOrder') return whilePending(exchange, position, after);
  if (position.status === 'holding') return liquidation(exchange, position, after);
  if (position.status === 'preparingToClose') {
    return [...liquidation(exchange, position, after), ...whileClosing(exchange, position, after)];
  }
  return [];
}

function whilePending(exchange: Exchange, position: PositionRecord, after: number): Happening[] {
  const { side, limitPrice } = position;
  if (limitPrice === null) return [];
  const fills = onTrade(exchange, position, openingTrigger(side, limitPrice), after, (price, at) => {
    // A short's margin grows with its price: filled at its limit, what is frozen covers it.
    fill(exchange, position, side === 'short' ? limitPrice : price, at);
  });
  const ends = endOfDayAfter(after);
  return [...fills, { at: ends, apply: () => release(exchange, position, 'orderExpired', ends) }];
}

function whileClosing(exchange: Exchange, position: PositionRecord, after: number): Happening[] {
  const { side, closeLimitPrice } = position;
  if (closeLimitPrice === null) return [];
  const closes = onTrade(exchange, position, closingTrigger(side, closeLimitPrice), after, (price, at) =>
    closeOut(exchange, position, price, 'positionClosed', at),
  );
  return [...closes, { at: endOfDayAfter(after), apply: () => holdAgain(position) }];
}

function liquidation(exchange: Exchange, position: PositionRecord, after: number): Happening[] {
  const price = liquidationPriceOf(position);
  if (price === undefined) return [];
  return onTrade(exchange, position, liquidationTrigger(position.side, price), after, (reached, at) =>
    closeOut(exchange, position, reached, 'positionLiquidated', at),
  );
}

function onTrade(
  { market, now }: Exchange,
  { symbol }: PositionRecord,
  trigger: Trigger,
  after: number,
  apply: (price: string, at: number) => void,
): Happening[] {
  const trade = firstTradeReaching(market, symbol, { ...trigger, after, until: now });
  return trade ? [{ at: trade.moment, apply: () => apply(trade.price, trade.moment) }] : [];
}

/** Orders are good for the day: an unfilled closing leaves the position as it was. */
function holdAgain(position: PositionRecord): void {
  Object.assign(position, { status: 'holding', closeLimitPrice: null } satisfies Partial<PositionRecord>);
}

/** An order that waits was placed in a session, so the day of any moment at which it waits has yet to end. */
function endOfDayAfter(moment: number): number {
  return exchangeMidnight(exchangeDate(moment)) + endOfDay;
}
