/** A change to the watchlist of an exchange. */
export type WatchlistChange =
  | { kind: 'add'; symbol: string }
  | { kind: 'remove'; symbol: string }
  /** A new order. */
  | { kind: 'sort'; symbols: readonly string[] }
  /** Reverts a removal: the stock returns to its place in this order. */
  | { kind: 'restore'; symbol: string; symbols: readonly string[] };

/**
 * The watchlist after a change, as defined by the contract: a new stock is first, adding it twice changes nothing, and
 * stocks missing from a new order stay in front. A repeated change has no effect.
 */
export function withChange(symbols: readonly string[], change: WatchlistChange): string[] {
  switch (change.kind) {
    case 'add':
      return symbols.includes(change.symbol) ? [...symbols] : [change.symbol, ...symbols];
    case 'remove':
      return symbols.filter((symbol) => symbol !== change.symbol);
    case 'sort':
      return inOrder(symbols, change.symbols);
    case 'restore':
      return inOrder(withChange(symbols, { kind: 'add', symbol: change.symbol }), change.symbols);
  }
}

function inOrder(symbols: readonly string[], order: readonly string[]): string[] {
  const unnamed = symbols.filter((symbol) => !order.includes(symbol));
  return [...unnamed, ...order.filter((symbol) => symbols.includes(symbol))];
}

/** A list in which one item has moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
