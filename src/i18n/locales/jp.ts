import type { Translation } from '../translation';
import type { messages as en } from './en';
import { blockTrade } from './jp/blockTrade';
import { buyback } from './jp/buyback';
import { cards } from './jp/cards';
import { center } from './jp/center';
import { common } from './jp/common';
import { copyTrading } from './jp/copyTrading';
import { dayTrade } from './jp/dayTrade';
import { demo } from './jp/demo';
import { deposit } from './jp/deposit';
import { errors } from './jp/errors';
import { exchange } from './jp/exchange';
import { funds } from './jp/funds';
import { gates } from './jp/gates';
import { home } from './jp/home';
import { identity } from './jp/identity';
import { invite } from './jp/invite';
import { ipo } from './jp/ipo';
import { loan } from './jp/loan';
import { lockUp } from './jp/lockUp';
import { login } from './jp/login';
import { market } from './jp/market';
import { notices } from './jp/notices';
import { position } from './jp/position';
import { products } from './jp/products';
import { reasons } from './jp/reasons';
import { rewards } from './jp/rewards';
import { search } from './jp/search';
import { service } from './jp/service';
import { settings } from './jp/settings';
import { stock } from './jp/stock';
import { trade } from './jp/trade';
import { transfer } from './jp/transfer';
import { uploads } from './jp/uploads';
import { valueStock } from './jp/valueStock';
import { watchlist } from './jp/watchlist';
import { withdraw } from './jp/withdraw';

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
