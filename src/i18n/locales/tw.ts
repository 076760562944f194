import type { Translation } from '../translation';
import type { messages as en } from './en';
import { account } from './tw/account';
import { blockTrade } from './tw/blockTrade';
import { board } from './tw/board';
import { buyback } from './tw/buyback';
import { cards } from './tw/cards';
import { common } from './tw/common';
import { company } from './tw/company';
import { conditions } from './tw/conditions';
import { copyTrading } from './tw/copyTrading';
import { currencyExchange } from './tw/currencyExchange';
import { dayTrading } from './tw/dayTrading';
import { demo } from './tw/demo';
import { deposits } from './tw/deposits';
import { errors } from './tw/errors';
import { fundRecords } from './tw/fundRecords';
import { gates } from './tw/gates';
import { home } from './tw/home';
import { identity } from './tw/identity';
import { invite } from './tw/invite';
import { ipo } from './tw/ipo';
import { loans } from './tw/loans';
import { lockUp } from './tw/lockUp';
import { login } from './tw/login';
import { market } from './tw/market';
import { notices } from './tw/notices';
import { position } from './tw/position';
import { products } from './tw/products';
import { reasons } from './tw/reasons';
import { requests } from './tw/requests';
import { results } from './tw/results';
import { rewards } from './tw/rewards';
import { search } from './tw/search';
import { settings } from './tw/settings';
import { statements } from './tw/statements';
import { stock } from './tw/stock';
import { support } from './tw/support';
import { trade } from './tw/trade';
import { transfers } from './tw/transfers';
import { uploads } from './tw/uploads';
import { valueStock } from './tw/valueStock';
import { watchlist } from './tw/watchlist';
import { withdrawals } from './tw/withdrawals';

/** Everything this locale says, by namespace. */
export const messages = {
  blockTrade,
  board,
  buyback,
  cards,
  account,
  common,
  company,
  conditions,
  copyTrading,
  dayTrading,
  demo,
  deposits,
  errors,
  currencyExchange,
  fundRecords,
  gates,
  home,
  identity,
  invite,
  ipo,
  loans,
  lockUp,
  login,
  market,
  notices,
  position,
  products,
  reasons,
  requests,
  results,
  rewards,
  search,
  support,
  settings,
  statements,
  stock,
  trade,
  transfers,
  uploads,
  valueStock,
  watchlist,
  withdrawals,
} satisfies Translation<typeof en>;
