import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';
import { accountHandlers } from './account';
import { blockTradeHandlers } from './blockTrade';
import { buybackHandlers } from './buyback';
import { commonHandlers } from './common';
import { contentHandlers } from './content';
import { copyTradingHandlers } from './copyTrading';
import { currencyExchangeHandlers } from './currencyExchange';
import { dayTradingHandlers } from './dayTrading';
import { demoHandlers } from './demo';
import { fundRecordsHandlers } from './fundRecords';
import { identityHandlers } from './identity';
import { ipoHandlers } from './ipo';
import { loansHandlers } from './loans';
import { lockUpHandlers } from './lockUp';
import { sessionHandlers } from './login';
import { stockHandlers } from './market';
import { noticesHandlers } from './notices';
import { resultsHandlers } from './results';
import { rewardsHandlers } from './rewards';
import { serve } from './serve';
import { supportHandlers } from './support';
import { tradeHandlers } from './trade';
import { transfersHandlers } from './transfers';
import { valueStockHandlers } from './valueStock';
import { watchlistHandlers } from './watchlist';

const areas = [
  commonHandlers,
  sessionHandlers,
  accountHandlers,
  contentHandlers,
  stockHandlers,
  watchlistHandlers,
  tradeHandlers,
  dayTradingHandlers,
  ipoHandlers,
  blockTradeHandlers,
  valueStockHandlers,
  buybackHandlers,
  copyTradingHandlers,
  lockUpHandlers,
  identityHandlers,
  transfersHandlers,
  fundRecordsHandlers,
  resultsHandlers,
  currencyExchangeHandlers,
  loansHandlers,
  rewardsHandlers,
  noticesHandlers,
  supportHandlers,
  demoHandlers,
];

/** Handlers for all calls of the contract, served by one exchange. */
export const handlers = (store: ExchangeStore): HttpHandler[] => [
  serve(...areas.flatMap((area) => area(store))),
];
