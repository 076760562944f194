interface Page<T> {
  items: T[];
  hasMore: boolean;
}

const usualSize = 20;

/** One page of a list as members see it. Pages count from 1; a page that does not exist is empty. */
export function pageOf<T, View>(
  all: readonly T[],
  page: number,
  view: (item: T) => View,
  size = usualSize,
): Page<View> {
  const start = Math.max(0, page - 1) * size;
  return { items: all.slice(start, start + size).map(view), hasMore: start + size < all.length };
}
