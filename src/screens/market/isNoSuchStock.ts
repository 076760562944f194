import type { Loadable } from '../../lib/loadable';
import { isMissing } from '../isMissing';

/** Whether the server does not know this stock (any more), so that a retry would not help. */
export const isNoSuchStock = (stock: Loadable<unknown>): boolean => isMissing(stock, 'productMissing');
