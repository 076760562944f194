import type { Loadable } from './loadable';

/** Joins two loadables: the data of both, or the state of the first that is not ready. */
export function joinTwoLoadables<One, Other>(
  one: Loadable<One>,
  other: Loadable<Other>,
): Loadable<{ one: One; other: Other }> {
  if (one.state !== 'ready') return one;
  if (other.state !== 'ready') return other;
  const failure = one.failure ?? other.failure;
  const retry = () => {
    one.retry();
    other.retry();
  };
  return { state: 'ready', data: { one: one.data, other: other.data }, retry, ...(failure && { failure }) };
}
