import { blockTrade } from './en/blockTrade';
import { buyback } from './en/buyback';
import { cards } from './en/cards';
import { center } from './en/center';
import { common } from './en/common';
import { copyTrading } from './en/copyTrading';
import { dayTrade } from './en/dayTrade';
import { demo } from './en/demo';
import { deposit } from './en/deposit';
import { errors } from './en/errors';
import { exchange } from './en/exchange';
import { funds } from './en/funds';
import { gates } from './en/gates';
import { home } from './en/home';
import { identity } from './en/identity';
import { invite } from './en/invite';
import { ipo } from './en/ipo';
import { loan } from './en/loan';
import { lockUp } from './en/lockUp';
import { login } from './en/login';
import { market } from './en/market';
import { notices } from './en/notices';
import { position } from './en/position';
import { products } from './en/products';
import { reasons } from './en/reasons';
import { rewards } from './en/rewards';
import { search } from './en/search';
import { service } from './en/service';
import { settings } from './en/settings';
import { stock } from './en/stock';
import { trade } from './en/trade';
import { transfer } from './en/transfer';
import { uploads } from './en/uploads';
import { valueStock } from './en/valueStock';
import { watchlist } from './en/watchlist';
import { withdraw } from './en/withdraw';

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
