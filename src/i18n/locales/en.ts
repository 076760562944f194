import { account } from './en/account';
import { blockTrade } from './en/blockTrade';
import { board } from './en/board';
import { buyback } from './en/buyback';
import { cards } from './en/cards';
import { common } from './en/common';
import { company } from './en/company';
import { conditions } from './en/conditions';
import { copyTrading } from './en/copyTrading';
import { currencyExchange } from './en/currencyExchange';
import { dayTrading } from './en/dayTrading';
import { demo } from './en/demo';
import { deposits } from './en/deposits';
import { errors } from './en/errors';
import { fundRecords } from './en/fundRecords';
import { gates } from './en/gates';
import { home } from './en/home';
import { identity } from './en/identity';
import { invite } from './en/invite';
import { ipo } from './en/ipo';
import { loans } from './en/loans';
import { lockUp } from './en/lockUp';
import { login } from './en/login';
import { market } from './en/market';
import { notices } from './en/notices';
import { position } from './en/position';
import { products } from './en/products';
import { reasons } from './en/reasons';
import { requests } from './en/requests';
import { results } from './en/results';
import { rewards } from './en/rewards';
import { search } from './en/search';
import { settings } from './en/settings';
import { statements } from './en/statements';
import { stock } from './en/stock';
import { support } from './en/support';
import { trade } from './en/trade';
import { transfers } from './en/transfers';
import { uploads } from './en/uploads';
import { valueStock } from './en/valueStock';
import { watchlist } from './en/watchlist';
import { withdrawals } from './en/withdrawals';

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
};
