import { compare } from './decimal';

/** What a watchlist can be sorted by: the member's own order first. */
export const watchlistSorts = ['own', 'code', 'name', 'price', 'change'] as const;
export type WatchlistSort = (typeof watchlistSorts)[number];

/** How a change is shown first, and what it is sorted by. */
export const changeForms = ['percent', 'amount'] as const;
export type ChangeForm = (typeof changeForms)[number];

/** What is known of a stock as far as its place in a list goes; null for what is not listed any more. */
interface Known {
  code: string;
  name: string;
  latestPrice: string;
  change: string;
  changePercent: string;
}

export interface WatchlistOrder {
  sort: WatchlistSort;
  /** The greatest, or the last letter, first. The own order has no direction. */
  descending: boolean;
  /** What a change is sorted by. */
  changeForm: ChangeForm;
  /** Puts names in the order of a language. */
  compareNames: (one: string, other: string) => number;
}

/**
 * Symbols in the order that a member chose. What is alike stays in the member's own order, in either direction; what is
 * not listed any more, or not known yet, stands last.
 */
export function sortedSymbols(
  own: readonly string[],
  knownOf: (symbol: string) => Known | null | undefined,
  order: WatchlistOrder,
): string[] {
  if (order.sort === 'own') return [...own];
  const by = comparing(order);
  const turn = order.descending ? -1 : 1;
  const known = own.flatMap((symbol) => {
    const stock = knownOf(symbol);
    return stock ? [{ symbol, stock }] : [];
  });
  const sorted = known.sort((one, other) => turn * by(one.stock, other.stock)).map(({ symbol }) => symbol);
  return [...sorted, ...own.filter((symbol) => !knownOf(symbol))];
}

function comparing({ sort, changeForm, compareNames }: WatchlistOrder): (one: Known, other: Known) => number {
  const change = changeForm === 'percent' ? 'changePercent' : 'change';
  if (sort === 'price') return (one, other) => compare(one.latestPrice, other.latestPrice);
  if (sort === 'change') return (one, other) => compare(one[change], other[change]);
  if (sort === 'name') return (one, other) => compareNames(one.name, other.name);
  return (one, other) => (one.code < other.code ? -1 : Number(one.code > other.code));
}
