import { useCallback, useSyncExternalStore } from 'react';
import { deviceNow } from '../../lib/deviceClock';
import { maxStocks, type Stock, stockQuotes } from '../contract/stocks';
import { ApiError } from '../errors';
import { readCall } from '../readCall';
import { serverTimeAt } from '../serverClock';
import { askedWaitMs } from '../serverWaits';
import { isVisible, subscribeAttention } from './pageAttention';
import { createQuotePoll, type Quoted } from './quotePoll';
import { createQuoteStore } from './quoteStore';

/** Polling interval of the prices on the screen, ms. */
export const quoteEveryMs = 2_000;

const store = createQuoteStore(onWanted);

const poll = createQuotePoll({
  wanted: store.wanted,
  request: async (symbols, signal) => {
    const sentAt = deviceNow();
    const stocks = await readCall(stockQuotes, { symbols }, signal);
    return { stocks, asOf: serverTimeAt(sentAt) };
  },
  askedWaitMs: (cause) => (cause instanceof ApiError ? askedWaitMs(cause) : 0),
  random: Math.random,
  onQuotes: ({ stocks, asOf }, requested) => store.update(stocks, asOf, requested),
  // Also while the browser reports no connection: it may be wrong, and an answer proves it.
  isActive: isVisible,
  everyMs: quoteEveryMs,
  maxSymbols: maxStocks,
});

let unsubscribe: (() => void) | undefined;

let due = false;

/** Rows appear and disappear in groups, so changes are handled once per microtask. */
function onWanted(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    listen();
  });
}

/** Listens to visibility and connection only while there are quotes on the screen. */
function listen(): void {
  const wanted = store.wanted().length > 0;
  if (wanted) unsubscribe ??= subscribeAttention(poll.catchUp);
  else {
    unsubscribe?.();
    unsubscribe = undefined;
  }
  poll.plan();
}

/** The newest received quote of a stock. */
export const quoteOf = store.get;

/** Calls the listener when the quote of this stock changes. The quote is polled until the subscription ends. */
export const subscribeQuote = store.subscribe;

/**
 * The newest quote of a stock, live while this view is mounted; undefined until one has been received. The view renders
 * again only when this quote changes.
 */
export function useQuote(symbol: string): Stock | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeQuote(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => quoteOf(symbol));
}

/** Stores quotes that arrived with another answer: a list, a search, the details of a stock. */
export function updateQuotes({ stocks, asOf }: Quoted): void {
  store.update(stocks, asOf);
  poll.markReceived(stocks.map(({ symbol }) => symbol));
}

/**
 * The moment as of which all quotes on the screen are known, changed or not, in exchange time; undefined before the first.
 * It is when they were requested: the answer of a slow network is as old as the request.
 */
export const quotesAsOf = store.asOf;

/** Removes all quotes, so that none passes from one member to another. Those on the screen are requested again. */
export function clearQuotes(): void {
  store.clear();
  poll.restart();
}
