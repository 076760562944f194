import type { Translation } from '../translation';
import type { messages as en } from './en';
import { account } from './jp/account';
import { blockTrade } from './jp/blockTrade';
import { board } from './jp/board';
import { buyback } from './jp/buyback';
import { cards } from './jp/cards';
import { common } from './jp/common';
import { company } from './jp/company';
import { conditions } from './jp/conditions';
import { copyTrading } from './jp/copyTrading';
import { currencyExchange } from './jp/currencyExchange';
import { dayTrading } from './jp/dayTrading';
import { demo } from './jp/demo';
import { deposits } from './jp/deposits';
import { errors } from './jp/errors';
import { fundRecords } from './jp/fundRecords';
import { gates } from './jp/gates';
import { home } from './jp/home';
import { identity } from './jp/identity';
import { invite } from './jp/invite';
import { ipo } from './jp/ipo';
import { loans } from './jp/loans';
import { lockUp } from './jp/lockUp';
import { login } from './jp/login';
import { market } from './jp/market';
import { notices } from './jp/notices';
import { position } from './jp/position';
import { products } from './jp/products';
import { reasons } from './jp/reasons';
import { requests } from './jp/requests';
import { results } from './jp/results';
import { rewards } from './jp/rewards';
import { search } from './jp/search';
import { settings } from './jp/settings';
import { statements } from './jp/statements';
import { stock } from './jp/stock';
import { support } from './jp/support';
import { trade } from './jp/trade';
import { transfers } from './jp/transfers';
import { uploads } from './jp/uploads';
import { valueStock } from './jp/valueStock';
import { watchlist } from './jp/watchlist';
import { withdrawals } from './jp/withdrawals';

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
