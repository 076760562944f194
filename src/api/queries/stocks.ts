import type { ChartPeriod } from '../../domain/vocabulary';
import { indices, session, stockCandles, stockDetail, stockList } from '../contract/stocks';
import { useCall } from './useCall';

/** Interval at which prices on the screen are asked for again, in ms. */
export const quoteEveryMs = 2_000;

/** All stocks of an exchange with their last quotes; of every exchange when none is named. */
export const useStockList = (exchange: string | null = null) =>
  useCall(stockList, { exchange }, { everyMs: quoteEveryMs });

/** One stock, live. */
export const useStockDetail = (symbol: string) => useCall(stockDetail, { symbol }, { everyMs: quoteEveryMs });

/** The bars of a stock's chart, oldest first. */
export const useCandles = (symbol: string, period: ChartPeriod) =>
  useCall(stockCandles, { symbol, period }, { everyMs: 10_000 });

/** The market's indices, live. */
export const useIndices = () => useCall(indices, {}, { everyMs: 5_000 });

/** Whether the exchange is open and when that changes. */
export const useTradingSession = () => useCall(session, {}, { everyMs: 30_000 });
