import { readStored, subscribeStored, writeStored } from './deviceStorage';

/*
 * When the app was last used on this device, in whichever tab, for the site that ends the session of whoever leaves it
 * lying about.
 */
const key = 'lastUse';
/** It is not written down more often than this, in ms. */
const coarseMs = 1_000;

/** When that was, epoch ms by this device; undefined when it was never noted. */
export function lastUse(): number | undefined {
  const at = Number(readStored(key));
  // A clock that was set back must not keep the session for ever.
  return at > 0 && at <= Date.now() ? at : undefined;
}

/** It is being used. */
export function noteUse(): void {
  if (Date.now() - (lastUse() ?? 0) >= coarseMs) writeStored(key, String(Date.now()));
}

/** Calls the listener whenever it is used, in this tab or another. */
export const subscribeLastUse = (listener: () => void): (() => void) =>
  subscribeStored((changed) => changed === key && listener());

/** Nobody uses it: the next session begins afresh. */
export function forgetUse(): void {
  writeStored(key, null);
}
