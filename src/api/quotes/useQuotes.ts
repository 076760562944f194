import { useMemo, useSyncExternalStore } from 'react';
import type { Stock } from '../contract/stocks';
import { quoteOf, subscribeQuote } from './quotes';

/** The newest known quote of each symbol; unknown ones are absent. */
export type Quotes = ReadonlyMap<string, Stock>;

/**
 * The newest quotes of several stocks, live while this view is mounted. For values that depend on all of them, such as
 * a sum or a sorted list; for a single stock use `useQuote`.
 */
export function useQuotes(symbols: readonly string[]): Quotes {
  const key = [...new Set(symbols)].sort().join(' ');
  const { subscribe, read } = useMemo(() => quotesOf(key === '' ? [] : key.split(' ')), [key]);
  return useSyncExternalStore(subscribe, read);
}

/** One subscription for several quotes. `read` returns the same object until one of them changes. */
export function quotesOf(symbols: readonly string[]) {
  let last: Quotes = new Map();
  return {
    subscribe: (listener: () => void) => {
      const notifyOnce = batched(listener);
      const ends = symbols.map((symbol) => subscribeQuote(symbol, notifyOnce));
      return () => {
        for (const end of ends) end();
      };
    },
    read: () => {
      const now = quotesNow(symbols);
      if (!areAlike(last, now)) last = now;
      return last;
    },
  };
}

/** Quotes change in groups: all changes of one microtask call the listener once. */
function batched(listener: () => void): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      listener();
    });
  };
}

const quotesNow = (symbols: readonly string[]): Quotes =>
  new Map(
    symbols.flatMap((symbol) => {
      const quote = quoteOf(symbol);
      return quote ? [[symbol, quote] as const] : [];
    }),
  );

const areAlike = (one: Quotes, other: Quotes): boolean =>
  one.size === other.size && [...other].every(([symbol, quote]) => one.get(symbol) === quote);
