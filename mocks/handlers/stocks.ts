import type { HttpHandler } from 'msw';
import {
  indices,
  session,
  stockCandles,
  stockDetail,
  stockList,
  stockQuotes,
} from '../../src/api/contract/stocks';
import { sessionAt } from '../../src/domain/tradingSession';
import type { Exchange } from '../exchange/exchange';
import { candlesAt } from '../exchange/market/candles';
import { indicesAt } from '../exchange/market/indices';
import { findListing } from '../exchange/market/market';
import { detailsAt, quoteAt, stockAt } from '../exchange/market/quotes';
import { Refusal } from '../exchange/refusal';
import { quoteMaxAgeMs } from '../exchange/rules';
import type { ExchangeStore } from '../exchange/store';
import { timestamp } from '../exchange/timestamp';
import { handle } from './handle';

export const stockHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, stockList, ({ exchange: code }, { exchange: { market, now } }) =>
    market.listings
      .filter((listing) => code == null || listing.exchange === code)
      .map(({ symbol }) => onWire(stockAt(market, symbol, now))),
  ),
  handle(store, stockQuotes, ({ symbols }, { exchange }) =>
    symbols.map((symbol) => onWire(quoteAt(exchange.market, listed(exchange, symbol), exchange.now))),
  ),
  handle(store, stockDetail, ({ symbol }, { exchange }) =>
    onWire(detailsAt(exchange.market, listed(exchange, symbol), exchange.now)),
  ),
  handle(store, stockCandles, ({ symbol, period }, { exchange }) =>
    candlesAt(exchange.market, listed(exchange, symbol), period, exchange.now).map(
      ({ openedAt, ...candle }) => ({
        openedAt: timestamp(openedAt),
        ...candle,
      }),
    ),
  ),
  handle(store, indices, (_, { exchange: { market, now } }) => indicesAt(market, now)),
  handle(store, session, (_, { exchange: { market, now } }) => {
    const { open, changesAt } = sessionAt(now, market.holidays);
    return { open, changesAt: timestamp(changesAt), quoteMaxAgeMs };
  }),
];

function listed({ market }: Exchange, symbol: string): string {
  if (!findListing(market, symbol)) throw new Refusal('productMissing');
  return symbol;
}

const onWire = <T extends { quotedAt: number }>(quoted: T) => ({
  ...quoted,
  quotedAt: timestamp(quoted.quotedAt),
});
