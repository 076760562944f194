import { useMemo, useSyncExternalStore } from 'react';
import type { Stock } from '../contract/stocks';
import { quoteOf, subscribeQuote } from './quotes';

/** The newest known quote of each of these symbols; one that is not known is absent. */
export type Quotes = ReadonlyMap<string, Stock>;

/**
 * The newest quotes of several stocks, live as long as this view is on the screen: for what follows from all of them
 * together, such as a sum or a sorted list. What follows from one of them alone uses `useQuote`.
 */
export function useQuotes(symbols: readonly string[]): Quotes {
  const key = [...new Set(symbols)].sort().join(' ');
  const { subscribe, read } = useMemo(() => quotesOf(key === '' ? [] : key.split(' ')), [key]);
  return useSyncExternalStore(subscribe, read);
}

/** Several quotes as one thing to listen to. What is read is the same object until one of them changes. */
export function quotesOf(symbols: readonly string[]) {
  let last: Quotes = new Map();
  return {
    subscribe: (listener: () => void) => {
      const tellOnce = together(listener);
      const ends = symbols.map((symbol) => subscribeQuote(symbol, tellOnce));
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

/** Quotes change by the dozen: all changes of a moment are told as one. */
function together(listener: () => void): () => void {
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
