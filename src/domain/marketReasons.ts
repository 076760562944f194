import { exchangeDate } from './tradingSession';
import type { PriceType } from './vocabulary';

/** Age in ms from which a quote is stale (decision 6), where the server names none. */
export const quoteMaxAgeMs = 15_000;

/** State of the market that an order to open or close is checked against. Times in epoch ms. */
export interface MarketState {
  priceType: PriceType;
  /** Last known quote, if any. */
  quote: { latestPrice: string; quotedAt: number } | undefined;
  now: number;
  sessionOpen: boolean;
  /** Start of the next session, when known. */
  opensAt: number | undefined;
  quoteMaxAgeMs?: number;
  suspended?: boolean;
  /** First day of trading, `YYYY-MM-DD` at the exchange, where it is known. */
  listedOn?: string | undefined;
  /** Whether it has been traded today: on its first day there is no price before. */
  tradedToday?: boolean;
}

/** Why nothing is traded now. */
export type SessionReason =
  | { kind: 'sessionClosed'; opensAt: number }
  /** Closed as well, and nobody has said yet until when. */
  | { kind: 'sessionEnded' };

export type MarketReason =
  | { kind: 'suspended' }
  /** Its first day is still to come. */
  | { kind: 'notYetListed'; listedOn: string }
  | SessionReason
  | { kind: 'quoteMissing' }
  /** It is its first day, and its first price has not been found. */
  | { kind: 'firstPriceMissing' }
  | { kind: 'quoteStale'; maxAgeMs: number };

/**
 * Why the market takes no order now. A closed session hides the age of the quote, which is old for that very reason.
 * Nothing is ordered without a quote; a stale one, and a first price that is not there yet, block market orders alone.
 */
export function marketReasons(market: MarketState): MarketReason[] {
  const { suspended = false, listedOn, now, sessionOpen, opensAt } = market;
  if (suspended) return [{ kind: 'suspended' }, ...sessionReasons(sessionOpen, opensAt)];
  if (listedOn !== undefined && listedOn > exchangeDate(now)) return [{ kind: 'notYetListed', listedOn }];
  return sessionOpen ? quoteReasons(market) : sessionReasons(sessionOpen, opensAt);
}

/** Whether a session is open, and when the next one begins where that is known (epoch ms). */
export function sessionReasons(open: boolean, opensAt: number | undefined): SessionReason[] {
  if (open) return [];
  return opensAt === undefined ? [{ kind: 'sessionEnded' }] : [{ kind: 'sessionClosed', opensAt }];
}

function quoteReasons(market: MarketState): MarketReason[] {
  const { priceType, quote, now, listedOn, tradedToday = true } = market;
  if (!quote) return [{ kind: 'quoteMissing' }];
  if (priceType === 'limit') return [];
  if (!tradedToday && listedOn === exchangeDate(now)) return [{ kind: 'firstPriceMissing' }];
  const maxAgeMs = market.quoteMaxAgeMs ?? quoteMaxAgeMs;
  return now - quote.quotedAt > maxAgeMs ? [{ kind: 'quoteStale', maxAgeMs }] : [];
}
