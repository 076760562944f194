import { compare } from '../decimal';

/** What the list of lock-up products can be ordered by. The first is the order of the server: the shortest term first. */
export const lockUpSorts = ['term', 'result', 'minimum'] as const;
export type LockUpSort = (typeof lockUpSorts)[number];

/** What products are ordered by. */
interface Comparable {
  /** In whole yen. */
  minimumPurchase: string;
  /** Average of the last 90 days, as a fraction. */
  dailyIncome: { average: string };
}

/** The products in order: as the server sent them, the highest past result first, or the smallest minimum first. */
export function arrangeLockUps<Product extends Comparable>(
  products: readonly Product[],
  sort: LockUpSort,
): readonly Product[] {
  if (sort === 'term') return products;
  return products.toSorted((one, other) =>
    sort === 'result'
      ? compare(other.dailyIncome.average, one.dailyIncome.average)
      : compare(one.minimumPurchase, other.minimumPurchase),
  );
}
