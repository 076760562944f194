import { errors } from './errors';
import { notices } from './notices';
import { position } from './position';
import { reasons } from './reasons';
import { search } from './search';
import { stock } from './stock';
import { trade } from './trade';
import { watchlist } from './watchlist';

/** What is said where stocks are found, traded and held, and what the server says, by namespace. */
export const messages = {
  errors,
  notices,
  position,
  reasons,
  search,
  stock,
  trade,
  watchlist,
};
