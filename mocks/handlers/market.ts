import { stockBoard } from '../../src/api/contract/board';
import { stockCandles } from '../../src/api/contract/candles';
import { stockCompany } from '../../src/api/contract/company';
import { exchanges, indices, marketBreadth, session } from '../../src/api/contract/market';
import {
  stockDetail,
  stockList,
  stockQuotes,
  stockRanking,
  stockSearch,
} from '../../src/api/contract/stocks';
import type { Exchange } from '../exchange/exchange';
import { breadthAt } from '../exchange/market/breadth';
import { candlesAt } from '../exchange/market/candles';
import { companyAt } from '../exchange/market/company/company';
import { exchangesAt } from '../exchange/market/exchangesAt';
import { indicesAt } from '../exchange/market/indices';
import { isListed } from '../exchange/market/newListings';
import { detailsAt, stockAt } from '../exchange/market/quotes';
import { searchAt } from '../exchange/market/searchAt';
import { sessionView } from '../exchange/market/sessionView';
import { listedStockAt, rankingAt, stockPage } from '../exchange/market/stockLists';
import { stockView } from '../exchange/market/stockView';
import { Refusal } from '../exchange/refusal';
import type { ExchangeStore } from '../exchange/store';
import { timestamp } from '../exchange/timestamp';
import { boardView } from '../exchange/trade/boardView';
import { handle, type ServedCall } from './handle';

export const stockHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, exchanges, (_, { exchange: { market, now } }) => exchangesAt(market, now)),
  handle(store, stockList, (request, { exchange: { market, now } }) => {
    const { total, items } = stockPage(market, request, now);
    return { total, items: items.map(stockView) };
  }),
  handle(store, stockRanking, (request, { exchange: { market, now } }) =>
    rankingAt(market, request, now).map(stockView),
  ),
  handle(store, stockSearch, ({ query, limit }, { exchange: { market, now } }) =>
    searchAt(market, query, limit, now).map(stockView),
  ),
  handle(store, stockQuotes, ({ symbols, trail }, { exchange: { market, now } }) =>
    symbols
      .filter((symbol) => isListed(market, symbol, now))
      .map((symbol) => stockView((trail ? listedStockAt : stockAt)(market, symbol, now))),
  ),
  handle(store, stockDetail, ({ symbol }, { exchange }) =>
    stockView(detailsAt(exchange.market, listed(exchange, symbol), exchange.now)),
  ),
  handle(store, stockBoard, ({ symbol }, { exchange, visitor }) =>
    boardView(exchange, listed(exchange, symbol), visitor),
  ),
  handle(store, stockCandles, ({ symbol, period, limit }, { exchange }) =>
    candlesAt(exchange.market, listed(exchange, symbol), period, exchange.now, limit).map(
      ({ openedAt, ...candle }) => ({
        openedAt: timestamp(openedAt),
        ...candle,
      }),
    ),
  ),
  handle(store, stockCompany, ({ symbol }, { exchange }) =>
    companyAt(exchange.market, listed(exchange, symbol), exchange.now),
  ),
  handle(store, marketBreadth, (request, { exchange: { market, now } }) =>
    breadthAt(market, request.exchange, now),
  ),
  handle(store, indices, (_, { exchange: { market, now } }) => indicesAt(market, now)),
  handle(store, session, (_, { exchange: { market, now } }) => sessionView(market.holidays, now)),
];

function listed({ market, now }: Exchange, symbol: string): string {
  if (!isListed(market, symbol, now)) throw new Refusal('productMissing');
  return symbol;
}
