import type { Call, RequestOf } from '../../src/api/contract/call';
import type { Trial } from './trial';

/** A request that the exchange executes, after its preparation. */
export interface Sample {
  call: Call;
  request: (trial: Trial) => unknown;
}

/** Declares the sample of a call. */
export function sample<C extends Call, const R extends RequestOf<C>>(
  call: C,
  request: (trial: Trial) => R | Promise<R>,
): Sample {
  return { call, request };
}

/** In the format of a client. */
export const clientRequestId = '7c0f5a52-6a4e-4f0e-9b43-3f2f5d1c8a10';

/** First item of a response; throws if there is none. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('there is nothing to show it with');
  return item;
}

/** The item with the smallest figure; throws if there is none. */
export function cheapest<T>(items: readonly T[], figure: (item: T) => number): T {
  return first(items.toSorted((one, other) => figure(one) - figure(other)));
}
