/** One page of a list; pages count from 1, and one that does not exist is empty. */
export function pageOf<T>(all: readonly T[], page: number, size = 20): { items: T[]; hasMore: boolean } {
  const start = Math.max(0, page - 1) * size;
  return { items: all.slice(start, start + size), hasMore: start + size < all.length };
}
