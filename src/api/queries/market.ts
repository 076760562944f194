import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { closedDays as daysFrom } from '../../domain/market/closedDays';
import type { ChartPeriod } from '../../domain/market/marketVocabulary';
import { type Loadable, loadedData, mapLoadable } from '../../lib/loadable';
import { stockCandles } from '../contract/candles';
import { closedDays } from '../contract/common';
import { stockCompany } from '../contract/company';
import { exchanges, indices, marketBreadth, session } from '../contract/market';
import { type ListedStock, maxStocks, stockDetail, stockQuotes } from '../contract/stocks';
import { quoteEveryMs } from '../quotes/quotes';
import { callQuery, queryKey, toLoadable, useCall } from './useCall';

const hour = 3_600_000;

/** The exchanges of the market. */
export const useExchanges = () => useCall(exchanges, {}, { fresh: 'always' });

/** The loaded ones of several stocks. */
export interface KnownStocks {
  /** The stock with a symbol; null when it is not listed any more, undefined while it is loading. */
  get: (symbol: string) => ListedStock | null | undefined;
}

/**
 * The stocks with these symbols, any number of them. They are read once: views get live prices from `useQuote`. Loaded
 * stocks stay while the symbols change.
 *
 * @param trail whether to read their courses of the day, too
 */
export function useStocks(symbols: readonly string[], trail?: true): Loadable<KnownStocks> {
  const wanted = symbols.toSorted();
  const query = useQuery({
    queryKey: [...queryKey(stockQuotes), 'of', wanted, trail],
    queryFn: async ({ client }) => {
      const parts = Array.from({ length: Math.ceil(wanted.length / maxStocks) }, (_, part) =>
        client.fetchQuery(
          callQuery(stockQuotes, {
            symbols: wanted.slice(part * maxStocks, (part + 1) * maxStocks),
            ...(trail && { trail }),
          }),
        ),
      );
      const stocks = (await Promise.all(parts)).flat();
      return new Map(stocks.map((stock) => [stock.symbol, stock]));
    },
    placeholderData: keepPreviousData,
    // Each part's own query retries.
    retry: false,
  });
  const absent = query.isPlaceholderData ? undefined : null;
  return mapLoadable(toLoadable(query), (known) => ({ get: (symbol) => known.get(symbol) ?? absent }));
}

/** One stock, live. */
export const useStockDetail = (symbol: string) =>
  useCall(stockDetail, { symbol }, { everyMs: quoteEveryMs, enabled: symbol !== '' });

/** The company behind a stock. It changes once in a while, so an hour is fresh. */
export const useCompany = (symbol: string) => useCall(stockCompany, { symbol }, { fresh: hour });

/** The bars of a stock's chart, oldest first. */
export const useCandles = (symbol: string, period: ChartPeriod) =>
  useCall(stockCandles, { symbol, period }, { everyMs: 10_000 });

/** The market's indices, live. */
export const useIndices = () => useCall(indices, {}, { everyMs: 5_000 });

/** How many stocks rise and fall, and the sectors: of all exchanges or one. */
export const useMarketBreadth = (exchange: string | null) =>
  useCall(marketBreadth, { exchange }, { everyMs: 30_000 });

/** Whether the exchange is open, and when that changes. */
export const useTradingSession = () => useCall(session, {}, { everyMs: 30_000 });

/** Weekdays on which the exchange is closed, `YYYY-MM-DD`: the built-in ones until the server's list has arrived. */
export function useClosedDays(): ReadonlySet<string> {
  const received = loadedData(useCall(closedDays, {}, { fresh: hour }));
  return useMemo(() => daysFrom(received), [received]);
}
