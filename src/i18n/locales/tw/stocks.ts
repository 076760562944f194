import { reasons } from './reasons';
import { search } from './search';
import { stock } from './stock';
import { trade } from './trade';
import { watchlist } from './watchlist';

/** What is said where stocks are found and looked at, by namespace. */
export const messages = {
  reasons,
  search,
  stock,
  trade,
  watchlist,
};
