import { useSyncExternalStore } from 'react';
import type { Call } from './contract/call';
import { subscribeWaits, waitOf } from './serverWaits';

/** When a call may be made again after HTTP 429, in ms of `deviceNow`; undefined when it may be made now. */
export function useRetryAt({ path }: Call): number | undefined {
  const retryAt = () => {
    const failure = waitOf(path);
    return failure?.kind === 'tooManyRequests' ? failure.retryAt : undefined;
  };
  return useSyncExternalStore(subscribeWaits, retryAt, retryAt);
}
