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
}

export type MarketReason =
  | { kind: 'sessionClosed'; opensAt: number | undefined }
  | { kind: 'quoteMissing' }
  | { kind: 'quoteStale' };

/**
 * Why the market takes no order now. A closed session hides the age of the quote, which is old for that very reason.
 * Nothing is ordered without a quote; a stale one blocks market orders alone.
 */
export function marketReasons(market: MarketState): MarketReason[] {
  const { priceType, quote, now, sessionOpen, opensAt, quoteMaxAgeMs: maxAge = quoteMaxAgeMs } = market;
  if (!sessionOpen) return [{ kind: 'sessionClosed', opensAt }];
  if (!quote) return [{ kind: 'quoteMissing' }];
  const stale = priceType === 'market' && now - quote.quotedAt > maxAge;
  return stale ? [{ kind: 'quoteStale' }] : [];
}
