import type { Stock } from '../contract/stocks';

/** The newest known quote of every stock, outside React: whoever asks for one is told of that one alone. */
export interface QuoteStore {
  /** The newest quote of a symbol: the same object until it changes. */
  get: (symbol: string) => Stock | undefined;
  /** Calls the listener when the quote of this symbol changes. Whoever listens is on the screen. */
  subscribe: (symbol: string, listener: () => void) => () => void;
  /** The symbols on the screen. */
  wanted: () => string[];
  /** When the server last told all that is known of the symbols on the screen, changed or not. */
  receivedAt: () => number | undefined;
  /**
   * Takes in what the server told. A quote older than the one held never replaces it.
   * @param asked symbols that the server was asked for: of one that it left out there is nothing newer
   */
  feed: (stocks: readonly Stock[], asked?: readonly string[]) => void;
  /** Forgets all quotes. */
  clear: () => void;
}

interface Known {
  stock: Stock;
  receivedAt: number;
}

/** What a quote is made of: where these are alike, nothing has changed. */
const parts = [
  'quotedAt',
  'latestPrice',
  'previousClose',
  'change',
  'changePercent',
  'volume',
  'totalAmount',
] as const;

const isAlike = (one: Stock, other: Stock) => parts.every((part) => one[part] === other[part]);

/**
 * Makes a store.
 * @param now the clock that quotes are told by
 * @param onWanted called whenever the symbols on the screen change
 */
export function createQuoteStore(now: () => number, onWanted: () => void): QuoteStore {
  const known = new Map<string, Known>();
  const listeners = new Map<string, Set<() => void>>();

  const tell = (symbol: string) => {
    for (const listener of listeners.get(symbol) ?? []) listener();
  };
  const take = (stock: Stock, receivedAt: number) => {
    const held = known.get(stock.symbol)?.stock;
    if (held && stock.quotedAt < held.quotedAt) return;
    const same = held !== undefined && isAlike(held, stock);
    known.set(stock.symbol, { stock: same ? held : stock, receivedAt });
    if (!same) tell(stock.symbol);
  };

  return {
    get: (symbol) => known.get(symbol)?.stock,
    subscribe: (symbol, listener) => {
      const mine = listeners.get(symbol) ?? new Set();
      listeners.set(symbol, mine.add(listener));
      if (mine.size === 1) onWanted();
      return () => {
        if (!mine.delete(listener) || mine.size > 0) return;
        listeners.delete(symbol);
        onWanted();
      };
    },
    wanted: () => [...listeners.keys()],
    receivedAt: () => {
      const moments = [...listeners.keys()].flatMap((symbol) => known.get(symbol)?.receivedAt ?? []);
      return moments.length > 0 ? Math.min(...moments) : undefined;
    },
    feed: (stocks, asked = []) => {
      const receivedAt = now();
      for (const symbol of asked) {
        const held = known.get(symbol);
        if (held) held.receivedAt = receivedAt;
      }
      for (const stock of stocks) take(stock, receivedAt);
    },
    clear: () => {
      const symbols = [...known.keys()];
      known.clear();
      symbols.forEach(tell);
    },
  };
}
