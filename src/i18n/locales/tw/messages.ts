import { blockTrade } from './blockTrade';
import { buyback } from './buyback';
import { cards } from './cards';
import { center } from './center';
import { common } from './common';
import { copyTrading } from './copyTrading';
import { dayTrade } from './dayTrade';
import { demo } from './demo';
import { deposit } from './deposit';
import { errors } from './errors';
import { exchange } from './exchange';
import { funds } from './funds';
import { gates } from './gates';
import { home } from './home';
import { identity } from './identity';
import { invite } from './invite';
import { ipo } from './ipo';
import { loan } from './loan';
import { lockUp } from './lockUp';
import { login } from './login';
import { market } from './market';
import { notices } from './notices';
import { position } from './position';
import { products } from './products';
import { reasons } from './reasons';
import { rewards } from './rewards';
import { search } from './search';
import { service } from './service';
import { settings } from './settings';
import { stock } from './stock';
import { trade } from './trade';
import { transfer } from './transfer';
import { uploads } from './uploads';
import { valueStock } from './valueStock';
import { watchlist } from './watchlist';
import { withdraw } from './withdraw';

/** Everything this locale says, by namespace. */
export const messages = {
  blockTrade,
  buyback,
  cards,
  center,
  common,
  copyTrading,
  dayTrade,
  demo,
  deposit,
  errors,
  exchange,
  funds,
  gates,
  home,
  identity,
  invite,
  ipo,
  loan,
  lockUp,
  login,
  market,
  notices,
  position,
  products,
  reasons,
  rewards,
  search,
  service,
  settings,
  stock,
  trade,
  transfer,
  uploads,
  valueStock,
  watchlist,
  withdraw,
};
