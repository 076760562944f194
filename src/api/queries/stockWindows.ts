import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type Failure, type Loadable, loadedData } from '../../lib/loadable';
import type { Call, RequestOf } from '../contract/call';
import { type Stock, stockList, stockRanking } from '../contract/stocks';
import { callQuery, queryKey, toLoadable } from './useCall';

/** Stocks that are asked for at once. */
const windowLength = 100;
/** So many rows before its window comes near, it is asked for. */
const ahead = 50;
/**
 * An order of stocks that was asked for longer ago, in ms, is asked for anew when it comes into sight: when the member comes back
 * to it, or the page does. While it is looked at it stays, so that nothing moves under the finger.
 */
export const sortOrderFreshMs = 60_000;

/** Which list of stocks, and how it is sorted. */
export type StockOrder = Pick<RequestOf<typeof stockList>, 'exchange' | 'sort' | 'direction' | 'language'>;

/** A list of thousands, of which only what is looked at has been asked for. */
export interface StockWindows {
  /** Stocks in the whole list. */
  total: number;
  /** The stock at a place, counted from 0; undefined until it is there. The same function until something has come. */
  stockAt: (place: number) => Stock | undefined;
  /** Some that are looked at could not be loaded. */
  missing: { failure: Failure; retry: () => void } | undefined;
}

/**
 * A list of stocks in the server's order, window by window: each in the order of the moment at which it was asked for.
 * Their prices go on by `useQuote`.
 *
 * @param from the first place that is looked at
 * @param to the place after the last one
 */
export function useStockWindows(order: StockOrder, from: number, to: number): Loadable<StockWindows> {
  // The list keeps its length while windows come and go; that of another exchange is another.
  const [known, setKnown] = useState<{ exchange: StockOrder['exchange']; total: number }>();
  const total = known && known.exchange === order.exchange ? known.total : undefined;
  const { first, last } = windowsAround(from, to, total);
  const results = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, at) => windowQuery(order, first + at)),
  });
  const parts = results.map(toLoadable);

  const told = parts.map(loadedData).find((window) => window !== undefined)?.total;
  if (told !== undefined && told !== total) setKnown({ exchange: order.exchange, total: told });

  const windows = useSame(parts.map((part) => loadedData(part)?.items));
  const stockAt = useCallback(
    (place: number) => windows[Math.floor(place / windowLength) - first]?.[place % windowLength],
    [windows, first],
  );

  const failed = parts.filter((part) => part.state === 'failed');
  const [firstFailed] = failed;
  const retry = () => {
    for (const part of failed) part.retry();
  };
  if (total === undefined) return firstFailed ? { ...firstFailed, retry } : { state: 'loading' };
  const missing = firstFailed && { failure: firstFailed.failure, retry };
  return { state: 'ready', data: { total, stockAt, missing }, retry };
}

/** Asks anew for the order of what is looked at, in lists and rankings; resolves when it is there or has failed. */
export function useRefreshStocks(): () => Promise<unknown> {
  const queries = useQueryClient();
  const refresh = (call: Call) => queries.invalidateQueries({ queryKey: queryKey(call) });
  return () => Promise.all([refresh(stockList), refresh(stockRanking)]);
}

/** The same array as before while the same things are in it. */
function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const [before, setBefore] = useState(items);
  if (items.length === before.length && items.every((item, index) => item === before[index])) return before;
  setBefore(items);
  return items;
}

function windowsAround(from: number, to: number, total = Number.POSITIVE_INFINITY) {
  const first = Math.floor(Math.max(0, from - ahead) / windowLength);
  const last = Math.floor(Math.min(to + ahead, Math.max(0, total - 1)) / windowLength);
  return { first: Math.min(first, last), last };
}

function windowQuery(order: StockOrder, window: number) {
  const place = { offset: window * windowLength, limit: windowLength };
  return { ...callQuery(stockList, { ...order, ...place }), staleTime: sortOrderFreshMs };
}
