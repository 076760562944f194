import { expect, it, vi } from 'vitest';
import { BoundedCache } from './boundedCache';

it('computes once, and removes the oldest entry when full', () => {
  const cache = new BoundedCache<string, number>(2);
  const compute = vi.fn((value: number) => () => value);
  const first = vi.fn(() => 1);
  cache.get('a', first);
  cache.get('a', first);
  expect(first).toHaveBeenCalledTimes(1);
  cache.get('b', compute(2));
  cache.get('c', compute(3));
  expect(cache.get('a', first)).toBe(1);
  expect(first).toHaveBeenCalledTimes(2);
});
