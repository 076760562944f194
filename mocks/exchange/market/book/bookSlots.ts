import { sessions } from '../../../../src/domain/market/tradingSession';
import type { ListingDay } from '../listingDay';
import { tradesPerDay, tradesPerMinute } from '../trades';

/*
 * Trades of a day that are auctions, and the trades before which the simulated orders are renewed.
 */

const lengths = sessions.map(({ opens, closes }) => ((closes - opens) / 60_000) * tradesPerMinute);

/** Numbers of the first trades of the sessions. */
export const sessionStarts = lengths.map((_, index) =>
  lengths.slice(0, index).reduce((sum, one) => sum + one, 0),
);

/** Simulated orders are renewed after ten minutes, so that any moment of a day can be reached quickly. */
const blockLength = 10 * tradesPerMinute;

/** Whether a trade opens a session; on a company's first day its first trade does. */
export const isOpening = ({ outline: { firstTrade } }: ListingDay, trade: number): boolean =>
  trade === firstTrade || (trade > firstTrade && sessionStarts.includes(trade));

/** Whether a trade closes a session. */
export const isClosing = (trade: number): boolean =>
  trade === tradesPerDay - 1 || sessionStarts.includes(trade + 1);

/** The trade from which a book is built up to reach a trade. */
export function blockStart({ outline: { firstTrade } }: ListingDay, trade: number): number {
  return Math.max(firstTrade, Math.floor(trade / blockLength) * blockLength);
}

/** Shares of one of the day's trades. */
export const sharesOfTrade = (day: ListingDay, trade: number): number =>
  day.volumeAfter(trade + 1) - day.volumeAfter(trade);

/** The limit at which the day's price has come to rest, if any: orders of one side wait there. */
export function stuckAt({ outline }: ListingDay, trade: number): 'up' | 'down' | undefined {
  if (outline.restsFrom === tradesPerDay - 1 || trade < outline.restsFrom) return undefined;
  return outline.close === outline.limitUp ? 'up' : 'down';
}
