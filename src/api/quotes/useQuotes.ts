import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Stock } from '../contract/stocks';
import { quoteOf, subscribeQuote } from './quotes';

/** The newest known quote of each of these symbols; one that is not known is absent. */
export type Quotes = ReadonlyMap<string, Stock>;

/**
 * The newest quotes of several stocks, live as long as this view is on the screen: for what follows from all of them
 * together, such as a sum. What follows from one of them alone uses `useQuote`.
 */
export function useQuotes(symbols: readonly string[]): Quotes {
  const wanted = [...new Set(symbols)].sort();
  const key = wanted.join(' ');
  const held = useRef<Quotes>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the symbols
  const subscribe = useCallback(
    (listener: () => void) => {
      const tellOnce = together(listener);
      const ends = wanted.map((symbol) => subscribeQuote(symbol, tellOnce));
      return () => {
        for (const end of ends) end();
      };
    },
    [key],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = quotesNow(wanted);
    if (!areAlike(held.current, now)) held.current = now;
    return held.current;
  });
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
