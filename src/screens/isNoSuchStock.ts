import type { Loadable } from '../lib/loadable';
import { isMissing } from './isMissing';

/** The server knows no such stock, or no more: to ask again would not help. */
export const isNoSuchStock = (stock: Loadable<unknown>): boolean => isMissing(stock, 'productMissing');
