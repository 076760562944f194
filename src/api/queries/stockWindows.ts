import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { deviceNow } from '../../lib/deviceClock';
import { type Failure, type Loadable, loadedData } from '../../lib/loadable';
import type { Call, RequestOf } from '../contract/call';
import { type ListedStock, stockList, stockRanking } from '../contract/stocks';
import { serverTimeAt } from '../serverClock';
import { callQuery, queryKey, toLoadable } from './useCall';

/** Stocks per request. */
const windowLength = 100;
/** A window is requested this many rows before it becomes visible. */
const ahead = 50;
/**
 * Maximum age of a sort order, ms. An older one is requested again when it becomes visible: when the member returns to
 * it, or the page becomes visible. It does not change while it is shown, so that no row moves under the finger.
 */
export const sortOrderFreshMs = 60_000;

/** Which list of stocks, and how it is sorted. */
export type StockOrder = Pick<
  RequestOf<typeof stockList>,
  'exchange' | 'sector' | 'sort' | 'direction' | 'language'
>;

/** A list of thousands of stocks, of which only the visible windows are requested. */
export interface StockWindows {
  /** Number of stocks in the whole list. */
  total: number;
  /** The stock at an index, from 0; undefined until it is loaded. The same function until a window arrives. */
  stockAt: (place: number) => ListedStock | undefined;
  /** When the list was sorted, epoch ms by the exchange's clock: the oldest of the windows around the visible rows. */
  sortedAt: number;
  /** Set when a visible window could not be loaded. */
  missing: { failure: Failure; retry: () => void } | undefined;
}

/**
 * A list of stocks in the server's order, loaded in windows: each in the order at the time of its request. `useQuote`
 * keeps their prices live.
 *
 * @param from first visible index
 * @param to index after the last visible one
 */
export function useStockWindows(order: StockOrder, from: number, to: number): Loadable<StockWindows> {
  // The length stays known while windows load; a list of another exchange or sector has another length.
  const { exchange, sector } = order;
  const [known, setKnown] = useState<Pick<StockOrder, 'exchange' | 'sector'> & { total: number }>();
  const isSame = known && known.exchange === exchange && known.sector === sector;
  const total = isSame ? known.total : undefined;
  const { first, last } = windowsAround(from, to, total);
  const results = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, at) => windowQuery(order, first + at)),
  });
  const parts = results.map(toLoadable);

  const received = parts.map(loadedData).find((window) => window !== undefined)?.total;
  if (received !== undefined && received !== total) setKnown({ exchange, sector, total: received });

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
  const loaded = results.filter(({ data }) => data !== undefined).map((result) => result.dataUpdatedAt);
  const sortedAt = serverTimeAt(Math.min(...loaded, deviceNow()));
  const missing = firstFailed && { failure: firstFailed.failure, retry };
  return { state: 'ready', data: { total, stockAt, sortedAt, missing }, retry };
}

/** Refetches the order of visible lists and rankings; resolves when it has arrived or failed. */
export function useRefreshStocks(): () => Promise<unknown> {
  const queries = useQueryClient();
  const refresh = (call: Call) => queries.invalidateQueries({ queryKey: queryKey(call) });
  return () => Promise.all([refresh(stockList), refresh(stockRanking)]);
}

/** The previous array while its items are the same. */
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
