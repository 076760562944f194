import { useQueries } from '@tanstack/react-query';
import type { ChartPeriod } from '../../domain/vocabulary';
import type { Loadable } from '../../lib/loadable';
import { exchanges, indices, session } from '../contract/market';
import { mostStocks, type Stock, stockCandles, stockDetail, stockQuotes } from '../contract/stocks';
import { quoteEveryMs } from '../quotes/quotes';
import { callQuery, toLoadable, useCall } from './useCall';

/** The exchanges of the market. */
export const useExchanges = () => useCall(exchanges, {}, { fresh: 'always' });

/** The stocks with these symbols, live and in this order. */
export function useStocks(symbols: readonly string[]): Loadable<Stock[]> {
  const calls = Array.from({ length: Math.ceil(symbols.length / mostStocks) }, (_, call) => ({
    ...callQuery(stockQuotes, { symbols: symbols.slice(call * mostStocks, (call + 1) * mostStocks) }),
    refetchInterval: quoteEveryMs,
  }));
  const parts = useQueries({ queries: calls }).map(toLoadable);
  const missing = parts.find((part) => part.state !== 'ready');
  if (missing) return missing;
  const ready = parts.filter((part) => part.state === 'ready');
  const failure = ready.find((part) => part.failure)?.failure;
  return {
    state: 'ready',
    data: ready.flatMap((part) => part.data),
    retry: () => {
      for (const part of ready) part.retry();
    },
    ...(failure && { failure }),
  };
}

/** One stock, live. */
export const useStockDetail = (symbol: string) => useCall(stockDetail, { symbol }, { everyMs: quoteEveryMs });

/** The bars of a stock's chart, oldest first. */
export const useCandles = (symbol: string, period: ChartPeriod) =>
  useCall(stockCandles, { symbol, period }, { everyMs: 10_000 });

/** The market's indices, live. */
export const useIndices = () => useCall(indices, {}, { everyMs: 5_000 });

/** Whether the exchange is open and when that changes. */
export const useTradingSession = () => useCall(session, {}, { everyMs: 30_000 });
