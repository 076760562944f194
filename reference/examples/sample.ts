import type { Call, RequestOf } from '../../src/api/contract/call';
import type { Trial } from './trial';

/** A request that the exchange carries out. What has to be there for it is done first. */
export interface Sample {
  call: Call;
  request: (trial: Trial) => unknown;
}

/** Declares how a call is tried. */
export function sample<C extends Call, const R extends RequestOf<C>>(
  call: C,
  request: (trial: Trial) => R | Promise<R>,
): Sample {
  return { call, request };
}

/** As a client makes them up. */
export const clientRequestId = '7c0f5a52-6a4e-4f0e-9b43-3f2f5d1c8a10';

/** Of a call that comes before the one that is shown. */
export const otherRequestId = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

/** The first of what a call has told; there must be one. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('there is nothing to show it with');
  return item;
}
