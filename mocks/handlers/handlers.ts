import type { HttpHandler } from 'msw';
import type { ExchangeStore } from '../exchange/store';
import { accountHandlers } from './account';
import { commonHandlers } from './common';
import { contentHandlers } from './content';
import { demoHandlers } from './demo';
import { sessionHandlers } from './session';
import { stockHandlers } from './stocks';
import { tradeHandlers } from './trade';
import { watchlistHandlers } from './watchlist';

/** Every call of the contract, served by one exchange. */
export function handlers(store: ExchangeStore): HttpHandler[] {
  return [
    commonHandlers,
    sessionHandlers,
    accountHandlers,
    contentHandlers,
    stockHandlers,
    watchlistHandlers,
    tradeHandlers,
    demoHandlers,
  ].flatMap((area) => area(store));
}
