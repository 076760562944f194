import { compare } from '../decimal';

/** Sort criteria of a watchlist: the member's own order first. */
export const watchlistSorts = ['own', 'code', 'name', 'price', 'change'] as const;
export type WatchlistSort = (typeof watchlistSorts)[number];

/** Which form of a price change is shown first and sorted by. */
export const changeForms = ['percent', 'amount'] as const;
export type ChangeForm = (typeof changeForms)[number];

/** The data of a stock by which it is sorted; null for a stock that is no longer listed. */
interface Known {
  code: string;
  name: string;
  latestPrice: string;
  change: string;
  changePercent: string;
}

export interface WatchlistOrder {
  sort: WatchlistSort;
  /** Greatest value or last letter first. Ignored for the member's own order. */
  descending: boolean;
  /** The form in which changes are sorted. */
  changeForm: ChangeForm;
  /** Compares names in the order of a language. */
  compareNames: (one: string, other: string) => number;
}

/**
 * Symbols in the order that a member chose. Equal ones stay in the member's own order in both directions. Symbols that
 * are no longer listed or not loaded yet are last.
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
