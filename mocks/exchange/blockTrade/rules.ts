import type { Exchange } from '../market/listings';

/** What holds for every block trade here (decision 8). */
export const blockTradeRules = {
  /** Applications are taken in the sessions between these times. */
  opens: '09:00',
  closes: '15:00',
  /** Offers of a day. */
  offers: 8,
  /** Applications of a member in a day, and for one stock in a day. */
  dailyCount: 3,
  stockCount: 2,
  /** Shares that a member may apply for in a day. */
  dailyShares: 60_000,
  /** The review takes so long, unless the back office is quicker. */
  reviewMinutes: 10,
  /** Calendar days that positions from some offers are locked for. */
  lockDays: 5,
};

/** The seat account of each exchange: block trades in its stocks are executed through it. */
export const seatAccounts: Record<Exchange, string> = { EAST: '0107', WEST: '0123', NORTH: '0141' };
