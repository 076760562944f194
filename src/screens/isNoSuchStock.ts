import type { Loadable } from '../lib/loadable';

/** The server knows no such stock, or no more: to ask again would not help. */
export const isNoSuchStock = (stock: Loadable<unknown>): boolean =>
  stock.state === 'failed' && stock.failure.refusal?.key === 'productMissing';
