import type { HttpHandler } from 'msw';
import { watchlist, watchlistAdd, watchlistRemove } from '../../src/api/contract/watchlist';
import { unwatch, watch, watchedSymbols } from '../exchange/members/watchlist';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';

export const watchlistHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, watchlist, ({ exchange }, { member }) =>
    watchedSymbols(member, exchange).map((symbol) => ({ symbol })),
  ),
  handle(store, watchlistAdd, (request, { exchange, member }) => {
    watch(exchange, member, request.exchange, request.symbol);
    return null;
  }),
  handle(store, watchlistRemove, ({ exchange, symbol }, { member }) => {
    unwatch(member, exchange, symbol);
    return null;
  }),
];
