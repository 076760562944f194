import { watchlist, watchlistAdd, watchlistRemove, watchlistSort } from '../../src/api/contract/watchlist';
import { sortStars, unwatch, watch, watchedSymbols } from '../exchange/members/watchlist';
import type { ExchangeStore } from '../exchange/store';
import type { Member } from '../exchange/world';
import { handle, type ServedCall } from './handle';

export const watchlistHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, watchlist, ({ exchange }, { member }) => starsOf(member, exchange)),
  handle(store, watchlistAdd, (request, { exchange, member }) => {
    watch(exchange, member, request.exchange, request.symbol);
    return null;
  }),
  handle(store, watchlistRemove, ({ exchange, symbol }, { member }) => {
    unwatch(member, exchange, symbol);
    return null;
  }),
  handle(store, watchlistSort, ({ exchange, symbols }, { member }) => {
    sortStars(member, exchange, symbols);
    return starsOf(member, exchange);
  }),
];

const starsOf = (member: Member, exchange: string) =>
  watchedSymbols(member, exchange).map((symbol) => ({ symbol }));
