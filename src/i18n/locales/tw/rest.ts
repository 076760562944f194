import { blockTrade } from './blockTrade';
import { buyback } from './buyback';
import { cards } from './cards';
import { center } from './center';
import { copyTrading } from './copyTrading';
import { dayTrade } from './dayTrade';
import { deposit } from './deposit';
import { errors } from './errors';
import { exchange } from './exchange';
import { identity } from './identity';
import { invite } from './invite';
import { ipo } from './ipo';
import { loan } from './loan';
import { lockUp } from './lockUp';
import { notices } from './notices';
import { position } from './position';
import { products } from './products';
import { reasons } from './reasons';
import { rewards } from './rewards';
import { search } from './search';
import { settings } from './settings';
import { stock } from './stock';
import { trade } from './trade';
import { transfer } from './transfer';
import { uploads } from './uploads';
import { valueStock } from './valueStock';
import { watchlist } from './watchlist';
import { withdraw } from './withdraw';

/** What all other screens say, by namespace. */
export const messages = {
  blockTrade,
  buyback,
  cards,
  center,
  copyTrading,
  dayTrade,
  deposit,
  errors,
  exchange,
  identity,
  invite,
  ipo,
  loan,
  lockUp,
  notices,
  position,
  products,
  reasons,
  rewards,
  search,
  settings,
  stock,
  trade,
  transfer,
  uploads,
  valueStock,
  watchlist,
  withdraw,
};
