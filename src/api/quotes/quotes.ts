import { useCallback, useSyncExternalStore } from 'react';
import { maxStocks, type Stock, stockQuotes } from '../contract/stocks';
import { dataOf } from '../http';
import { serverNow } from '../serverClock';
import { isOnline, isVisible, subscribeAttention } from './pageAttention';
import { createQuotePoll } from './quotePoll';
import { createQuoteStore } from './quoteStore';

/** Polling interval of the prices on the screen, ms. */
export const quoteEveryMs = 2_000;

const store = createQuoteStore(serverNow, onWanted);

const poll = createQuotePoll({
  wanted: store.wanted,
  request: (symbols, signal) => dataOf(stockQuotes, { symbols }, { signal, quiet: true }),
  onQuotes: store.update,
  isActive: () => isVisible() && isOnline(),
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
export function updateQuotes(stocks: readonly Stock[]): void {
  store.update(stocks);
  poll.markReceived(stocks.map(({ symbol }) => symbol));
}

/** When the oldest quote on the screen was last received, changed or not, in exchange time; undefined before that. */
export const quotesReceivedAt = store.receivedAt;

/** Removes all quotes, so that none passes from one member to another. Those on the screen are requested again. */
export function clearQuotes(): void {
  store.clear();
  poll.catchUp();
}
