import type { Reason } from '../reason';
import type { PriceType } from '../trade/tradeVocabulary';
import { exchangeDate } from './tradingSession';

/** Age in ms from which a quote is stale (decision 6), if the server sends none. */
export const quoteMaxAgeMs = 15_000;

/** State of the market that an order to open or close is checked against. Times in epoch ms. */
export interface MarketState {
  priceType: PriceType;
  /** Last known quote, if any. */
  quote: { latestPrice: string; quotedAt: number } | undefined;
  now: number;
  /** The latest time that it can be, if `now` is an estimate: the age of the quote counts from it. */
  latestNow?: number;
  sessionOpen: boolean;
  /** Whether the order waits for the next session when none is open. */
  waits?: boolean;
  /** Start of the next session, when known. */
  opensAt: number | undefined;
  quoteMaxAgeMs?: number;
  suspended?: boolean;
  /** First trading day, `YYYY-MM-DD` in exchange time, if known. */
  listedOn?: string | undefined;
  /** Whether it has been traded today. On its first day, it has no price before the first trade. */
  tradedToday?: boolean;
}

/**
 * Reasons why the market accepts no order now. In a closed session the age of the quote is no separate reason. Without a
 * quote every order is blocked; a stale quote, or a missing first price, only blocks market orders.
 */
export function marketReasons(market: MarketState): Reason[] {
  const { suspended = false, listedOn, now, sessionOpen, opensAt, waits = false } = market;
  if (suspended) return [{ kind: 'suspended' }, ...sessionReasons(sessionOpen, opensAt)];
  if (listedOn !== undefined && listedOn > exchangeDate(now)) return [{ kind: 'notYetListed', listedOn }];
  return sessionOpen || waits ? quoteReasons(market) : sessionReasons(sessionOpen, opensAt);
}

/** Whether a session is open, and when the next one begins, if known (epoch ms). */
export function sessionReasons(open: boolean, opensAt: number | undefined): Reason[] {
  if (open) return [];
  return opensAt === undefined ? [{ kind: 'sessionEnded' }] : [{ kind: 'sessionClosed', opensAt }];
}

/** Whether it is the first trading day of a stock, before its first trade. Its quote is no price of the market yet. */
export function isBeforeFirstPrice({
  listedOn,
  now,
  tradedToday = true,
}: Pick<MarketState, 'listedOn' | 'now' | 'tradedToday'>): boolean {
  return !tradedToday && listedOn === exchangeDate(now);
}

function quoteReasons(market: MarketState): Reason[] {
  const { priceType, quote, now, latestNow = now } = market;
  if (!quote) return [{ kind: 'quoteMissing' }];
  if (priceType === 'limit') return [];
  if (isBeforeFirstPrice(market)) return [{ kind: 'firstPriceMissing' }];
  const maxAgeMs = market.quoteMaxAgeMs ?? quoteMaxAgeMs;
  return latestNow - quote.quotedAt > maxAgeMs ? [{ kind: 'quoteStale', maxAgeMs }] : [];
}
