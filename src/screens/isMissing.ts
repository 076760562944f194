import type { MessageKey } from '../api/contract/messageKeys';
import type { Loadable } from '../lib/loadable';

/** Whether this refusal means that the object does not exist, so that a retry would not help. */
export const isMissing = (from: Loadable<unknown>, refusal: MessageKey): boolean =>
  from.state === 'failed' && from.failure.refusal?.key === refusal;

/** Whether the server does not know this stock (any more), so that a retry would not help. */
export const isNoSuchStock = (stock: Loadable<unknown>): boolean => isMissing(stock, 'productMissing');
