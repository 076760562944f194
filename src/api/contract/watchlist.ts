import * as v from 'valibot';
import { defineCall } from './call';
import { exchangeCode, listOf, text } from './scalars';

/** The member's watchlist (specification 7), the latest star first unless the member has put it in another order. */
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

/** Stars a stock, which then stands first; starring twice changes nothing. Refuses what is not listed there (`productMissing`). */
export const watchlistAdd = defineCall({
  path: '/user/AddOptional',
  request: star,
  response: v.nullish(v.object({})),
});

/** Takes a star away; one that isn't there changes nothing. */
export const watchlistRemove = defineCall({
  path: '/user/RemoveOptional',
  request: star,
  response: v.nullish(v.object({})),
});

/**
 * Puts the watchlist of an exchange in another order. Stars that are not named, because another device has just added
 * them, stay in front. Refuses a symbol that is named twice or not starred (`parameterError`).
 */
export const watchlistSort = defineCall({
  path: '/user/SortOptional',
  request: v.object({
    exchange: exchangeCode,
    /** Currency of the market: `jpy`. */
    type: text,
    /** Starred symbols in the order in which they shall stand. */
    symbols: v.array(text),
  }),
  response: listOf(v.object({ symbol: text })),
});
