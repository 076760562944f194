import type { Stock } from '../contract/stocks';

/** The newest known quote of every stock, outside React. Listeners subscribe to one symbol each. */
export interface QuoteStore {
  /** The newest quote of a symbol: the same object until it changes. */
  get: (symbol: string) => Stock | undefined;
  /** Calls the listener when the quote of this symbol changes. A symbol with listeners counts as on the screen. */
  subscribe: (symbol: string, listener: () => void) => () => void;
  /** The symbols on the screen. */
  wanted: () => string[];
  /** The moment as of which all quotes on the screen are known, changed or not; undefined while there are none. */
  asOf: () => number | undefined;
  /**
   * Stores quotes of the server. An older quote never replaces a newer one.
   * @param asOf when they were requested
   * @param requested symbols of the request: one that the answer omits has no newer quote
   */
  update: (stocks: readonly Stock[], asOf: number, requested?: readonly string[]) => void;
  /** Removes all quotes. */
  clear: () => void;
}

interface Known {
  stock: Stock;
  asOf: number;
}

/** Whether a quote changes a field of its stock. If these are equal, nothing has changed. */
const isQuoted = {
  symbol: false,
  code: false,
  exchange: false,
  name: false,
  quotedAt: true,
  latestPrice: true,
  previousClose: true,
  change: true,
  changePercent: true,
  volume: true,
  totalAmount: true,
} satisfies Record<keyof Stock, boolean>;
const parts = (Object.keys(isQuoted) as (keyof Stock)[]).filter((part) => isQuoted[part]);

const isAlike = (one: Stock, other: Stock) => parts.every((part) => one[part] === other[part]);

/**
 * Creates a store.
 * @param onWanted called whenever the symbols on the screen change
 */
export function createQuoteStore(onWanted: () => void): QuoteStore {
  const known = new Map<string, Known>();
  const listeners = new Map<string, Set<() => void>>();

  const notify = (symbol: string) => {
    for (const listener of listeners.get(symbol) ?? []) listener();
  };
  const store = (stock: Stock, asOf: number) => {
    const held = known.get(stock.symbol)?.stock;
    if (held && stock.quotedAt < held.quotedAt) return;
    const same = held !== undefined && isAlike(held, stock);
    known.set(stock.symbol, { stock: same ? held : stock, asOf });
    if (!same) notify(stock.symbol);
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
    asOf: () => {
      const moments = [...listeners.keys()].flatMap((symbol) => known.get(symbol)?.asOf ?? []);
      return moments.length > 0 ? Math.min(...moments) : undefined;
    },
    update: (stocks, asOf, requested = []) => {
      for (const symbol of requested) {
        const held = known.get(symbol);
        if (held) held.asOf = asOf;
      }
      for (const stock of stocks) store(stock, asOf);
    },
    clear: () => {
      const symbols = [...known.keys()];
      known.clear();
      symbols.forEach(notify);
    },
  };
}
