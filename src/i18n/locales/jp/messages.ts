import { blockTrade } from './blockTrade';
import { common } from './common';
import { dayTrade } from './dayTrade';
import { demo } from './demo';
import { errors } from './errors';
import { funds } from './funds';
import { gates } from './gates';
import { home } from './home';
import { ipo } from './ipo';
import { loan } from './loan';
import { login } from './login';
import { market } from './market';
import { notices } from './notices';
import { position } from './position';
import { products } from './products';
import { reasons } from './reasons';
import { search } from './search';
import { stock } from './stock';
import { trade } from './trade';
import { watchlist } from './watchlist';

/** Everything this locale says, by namespace. */
export const messages = {
  blockTrade,
  common,
  dayTrade,
  demo,
  errors,
  funds,
  gates,
  home,
  ipo,
  loan,
  login,
  market,
  notices,
  position,
  products,
  reasons,
  search,
  stock,
  trade,
  watchlist,
};
