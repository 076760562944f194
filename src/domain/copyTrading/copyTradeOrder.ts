import { compare } from '../decimal';

/** What the list of copy-trading products can be ordered by. The first is the order of the server, which is fixed. */
export const copyTradeSorts = ['listed', 'result', 'drawdown'] as const;
export type CopyTradeSort = (typeof copyTradeSorts)[number];

/** Largest maximum drawdowns that the list can be narrowed to, as fractions. */
export const drawdownLimits = ['all', '0.1', '0.2', '0.3'] as const;
export type DrawdownLimit = (typeof drawdownLimits)[number];

/** What products are ordered and narrowed by. Fractions. */
interface Comparable {
  profit: string;
  maximumDrawdown: string;
}

/**
 * The products whose maximum drawdown is within the limit, in order: the highest result first, of equal ones the smaller
 * drawdown; or the smallest drawdown first, of equal ones the higher result. Further equal ones keep their order.
 */
export function arrangeCopyTrades<Product extends Comparable>(
  products: readonly Product[],
  { sort, limit }: { sort: CopyTradeSort; limit: DrawdownLimit },
): readonly Product[] {
  const shown =
    limit === 'all'
      ? products
      : products.filter(({ maximumDrawdown }) => compare(maximumDrawdown, limit) <= 0);
  const byResult = (one: Product, other: Product) => compare(other.profit, one.profit);
  const byDrawdown = (one: Product, other: Product) => compare(one.maximumDrawdown, other.maximumDrawdown);
  if (sort === 'listed') return shown;
  const [first, second] = sort === 'result' ? [byResult, byDrawdown] : [byDrawdown, byResult];
  return shown.toSorted((one, other) => first(one, other) || second(one, other));
}
