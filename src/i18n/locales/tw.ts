import type { Translation } from '../translation';
import type { messages as en } from './en';
import { blockTrade } from './tw/blockTrade';
import { buyback } from './tw/buyback';
import { cards } from './tw/cards';
import { center } from './tw/center';
import { common } from './tw/common';
import { copyTrading } from './tw/copyTrading';
import { dayTrade } from './tw/dayTrade';
import { demo } from './tw/demo';
import { deposit } from './tw/deposit';
import { errors } from './tw/errors';
import { exchange } from './tw/exchange';
import { funds } from './tw/funds';
import { gates } from './tw/gates';
import { home } from './tw/home';
import { identity } from './tw/identity';
import { invite } from './tw/invite';
import { ipo } from './tw/ipo';
import { loan } from './tw/loan';
import { lockUp } from './tw/lockUp';
import { login } from './tw/login';
import { market } from './tw/market';
import { notices } from './tw/notices';
import { position } from './tw/position';
import { products } from './tw/products';
import { reasons } from './tw/reasons';
import { rewards } from './tw/rewards';
import { search } from './tw/search';
import { service } from './tw/service';
import { settings } from './tw/settings';
import { stock } from './tw/stock';
import { trade } from './tw/trade';
import { transfer } from './tw/transfer';
import { uploads } from './tw/uploads';
import { valueStock } from './tw/valueStock';
import { watchlist } from './tw/watchlist';
import { withdraw } from './tw/withdraw';

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
} satisfies Translation<typeof en>;
