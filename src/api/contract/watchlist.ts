import * as v from 'valibot';
import { defineCall } from './call';
import { exchangeCode, listOf, text } from './scalars';

/** The member's watchlist (specification 7), the latest addition first unless the member has sorted it. */
export const watchlist = defineCall({
  path: '/user/Optionallist',
  request: v.object({
    exchange: exchangeCode,
    /** Currency of the market: `jpy`. */
    type: text,
  }),
  response: listOf(v.object({ symbol: text })),
  origin: 'given',
});

const star = v.object({
  exchange: exchangeCode,
  /** Currency of the market: `jpy`. */
  type: text,
  symbol: text,
});

/**
 * Adds a stock at the head of the watchlist; adding it twice changes nothing. Refuses an unlisted one
 * (`productMissing`).
 */
export const watchlistAdd = defineCall({
  path: '/user/AddOptional',
  request: star,
  response: v.nullish(v.object({})),
});

/** Removes a stock from the watchlist; an absent one changes nothing. */
export const watchlistRemove = defineCall({
  path: '/user/RemoveOptional',
  request: star,
  response: v.nullish(v.object({})),
});

/**
 * Sorts the watchlist of an exchange. Symbols missing from the request, because another device has just added them,
 * stay in front. Refuses a symbol that occurs twice or is not on the watchlist (`parameterError`).
 */
export const watchlistSort = defineCall({
  path: '/user/SortOptional',
  request: v.object({
    exchange: exchangeCode,
    /** Currency of the market: `jpy`. */
    type: text,
    /** Symbols of the watchlist in the new order. */
    symbols: v.array(text),
  }),
  response: listOf(v.object({ symbol: text })),
});
