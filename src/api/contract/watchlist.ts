import * as v from 'valibot';
import { defineCall } from './call';
import { exchangeCode, listOf, name, text } from './scalars';

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

/** A group of the watchlist, such as the member's banks, over all exchanges. */
const group = {
  /** Chosen by the client when the member makes the group; unique among the member's groups. */
  id: text,
  /** Symbols of its stocks. Their order is that of the watchlist. */
  symbols: listOf(text),
};

/** The member's groups, in the member's order. A stock of the watchlist is in one group at most. Empty: there are none. */
export const watchlistGroups = defineCall({
  path: '/user/OptionalGroups',
  request: v.object({}),
  response: listOf(
    v.object({
      ...group,
      /** Given by the member: 1 to 12 characters, unique among the member's groups. */
      name,
    }),
  ),
});

/**
 * Replaces the member's groups: makes, renames, sorts and deletes groups and moves stocks between them in one step. Stocks stay
 * on the watchlist when their group is deleted. Symbols that are not on the watchlist are left out. Refuses more than 10
 * groups, an empty name, one of more than 12 characters, one of two groups, an id of two groups, and a stock in two groups
 * (`parameterError`). Blanks around a name are removed.
 */
export const watchlistGroupsSave = defineCall({
  path: '/user/SaveOptionalGroups',
  request: v.object({
    /** All groups, in the new order. */
    groups: v.array(
      v.object({
        ...group,
        symbols: v.array(text),
        /** As the member typed it. */
        name: v.string(),
      }),
    ),
  }),
  response: watchlistGroups.response,
});
