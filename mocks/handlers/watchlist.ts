import {
  watchlist,
  watchlistAdd,
  watchlistGroups,
  watchlistGroupsSave,
  watchlistRemove,
  watchlistSort,
} from '../../src/api/contract/watchlist';
import type { ExchangeStore } from '../exchange/store';
import { groupsOf, saveGroups } from '../exchange/watchlist/groups';
import {
  addToWatchlist,
  removeFromWatchlist,
  sortWatchlist,
  watchlistSymbols,
} from '../exchange/watchlist/watchlist';
import type { Member } from '../exchange/world';
import { handle, type ServedCall } from './handle';

export const watchlistHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, watchlist, ({ exchange }, { member }) => watchlistOf(member, exchange)),
  handle(store, watchlistAdd, (request, { exchange, member }) => {
    addToWatchlist(exchange, member, request.exchange, request.symbol);
    return null;
  }),
  handle(store, watchlistRemove, ({ exchange, symbol }, { member }) => {
    removeFromWatchlist(member, exchange, symbol);
    return null;
  }),
  handle(store, watchlistSort, ({ exchange, symbols }, { member }) => {
    sortWatchlist(member, exchange, symbols);
    return watchlistOf(member, exchange);
  }),
  handle(store, watchlistGroups, (_, { member }) => groupsOf(member)),
  handle(store, watchlistGroupsSave, ({ groups }, { member }) => {
    saveGroups(member, groups);
    return groupsOf(member);
  }),
];

const watchlistOf = (member: Member, exchange: string) =>
  watchlistSymbols(member, exchange).map((symbol) => ({ symbol }));
