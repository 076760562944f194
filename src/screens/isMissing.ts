import type { MessageKey } from '../api/contract/messageKeys';
import type { Loadable } from '../lib/loadable';

/** The server says, by this refusal, that there is no such thing: to ask again would not help. */
export const isMissing = (from: Loadable<unknown>, refusal: MessageKey): boolean =>
  from.state === 'failed' && from.failure.refusal?.key === refusal;
