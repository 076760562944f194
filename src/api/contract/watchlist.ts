import * as v from 'valibot';
import { defineCall } from './call';
import { exchangeCode, text } from './scalars';

/** The member's watchlist (specification 7). `type` is the currency of the market, `jpy`. */
export const watchlist = defineCall({
  path: '/user/Optionallist',
  request: v.object({ exchange: exchangeCode, type: text }),
  response: v.array(v.object({ symbol: text })),
  origin: 'given',
});

export const watchlistAdd = defineCall({
  path: '/user/AddOptional',
  request: v.object({ exchange: exchangeCode, type: text, symbol: text }),
  response: v.nullish(v.object({})),
});

export const watchlistRemove = defineCall({
  path: '/user/RemoveOptional',
  request: v.object({ exchange: exchangeCode, type: text, symbol: text }),
  response: v.nullish(v.object({})),
});
