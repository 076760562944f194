/** Maximum number of recently seen stocks. */
export const maxSeenStocks = 10;

/** The recently seen stocks after another one was opened: it is first, without duplicates. */
export function withSeen(seen: readonly string[], symbol: string): string[] {
  return [symbol, ...seen.filter((former) => former !== symbol)].slice(0, maxSeenStocks);
}
