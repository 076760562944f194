import { sessionAt } from '../../../src/domain/market/tradingSession';
import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { blockTradeRules } from './rules';

/**
 * Whether applications are accepted, and when that changes (epoch ms). They are accepted during sessions within the
 * day's window.
 */
export function blockTradeHours({ market, now }: Exchange): { open: boolean; changesAt: number } {
  const window = timeWindowAt(blockTradeRules, now, market.holidays);
  // The window opens with the first session, so only its end and the break between sessions need handling.
  if (!window.open) return window;
  const session = sessionAt(now, market.holidays);
  return { open: session.open, changesAt: Math.min(session.changesAt, window.changesAt) };
}

/** Refuses outside the hours for applications. */
export function requireBlockTradeHours(exchange: Exchange): void {
  if (!blockTradeHours(exchange).open) throw new Refusal('blockTradeClosed');
}
