import type { Exchange } from '../market/listings';

/** Rules for all block trades (decision 8). */
export const blockTradeRules = {
  /** Applications are accepted during sessions between these times. */
  opens: '09:00',
  closes: '15:00',
  /** Number of offers per day. */
  offers: 8,
  /** Maximum applications of a member per day, and per stock and day. */
  dailyCount: 3,
  stockCount: 2,
  /** Maximum shares that a member can apply for per day. */
  dailyShares: 60_000,
  /** Duration of the automatic review, in minutes. The back office can decide earlier. */
  reviewMinutes: 10,
  /** Calendar days that positions from locked offers stay locked. */
  lockDays: 5,
};

/** The seat account of each exchange, through which block trades in its stocks are executed. */
export const seatAccounts: Record<Exchange, string> = { EAST: '0107', WEST: '0123', NORTH: '0141' };
