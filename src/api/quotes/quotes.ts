import { useCallback, useSyncExternalStore } from 'react';
import { maxStocks, type Stock, stockQuotes } from '../contract/stocks';
import { dataOf } from '../http';
import { serverNow } from '../serverClock';
import { isOnline, isVisible, subscribeAttention } from './pageAttention';
import { createQuotePoll } from './quotePoll';
import { createQuoteStore } from './quoteStore';

/** Interval at which prices on the screen are asked for again, in ms. */
export const quoteEveryMs = 2_000;

const store = createQuoteStore(serverNow, onWanted);

const poll = createQuotePoll({
  wanted: store.wanted,
  ask: (symbols, signal) => dataOf(stockQuotes, { symbols }, { signal, quiet: true }),
  take: store.feed,
  mayAsk: () => isVisible() && isOnline(),
  everyMs: quoteEveryMs,
  most: maxStocks,
});

let unsubscribe: (() => void) | undefined;

let due = false;

/** Rows come and go by the dozen: what follows from that is seen to once for all of a moment. */
function onWanted(): void {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    listen();
  });
}

/** The page is listened to only while there are quotes on the screen. */
function listen(): void {
  const wanted = store.wanted().length > 0;
  if (wanted) unsubscribe ??= subscribeAttention(poll.catchUp);
  else {
    unsubscribe?.();
    unsubscribe = undefined;
  }
  poll.plan();
}

/** The newest quote of a stock as the server has told it so far. */
export const quoteOf = store.get;

/** Calls the listener when the quote of this stock changes; it is asked for until the subscription ends. */
export const subscribeQuote = store.subscribe;

/**
 * The newest quote of a stock, live as long as this view is on the screen; undefined until the server has told one. A
 * view renders again when this one quote changes, and for no other.
 */
export function useQuote(symbol: string): Stock | undefined {
  const subscribe = useCallback((listener: () => void) => subscribeQuote(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => quoteOf(symbol));
}

/** Takes in quotes that came with another answer: a list, a search, the details of a stock. */
export function updateQuotes(stocks: readonly Stock[]): void {
  store.feed(stocks);
  poll.told(stocks.map(({ symbol }) => symbol));
}

/** When the server last told the quotes on the screen, changed or not, by its own clock; undefined before it did. */
export const quotesReceivedAt = store.receivedAt;

/** Forgets all quotes: what one member was shown is not there for another. Those on the screen are asked for anew. */
export function clearQuotes(): void {
  store.clear();
  poll.catchUp();
}
