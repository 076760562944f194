import { readStored, subscribeStored, writeStored } from './deviceStorage';

/*
 * When the app was last used on this device, in any tab. Needed for sites that end idle sessions.
 */
const key = 'lastUse';
/** Minimum time between writes, ms. */
const writeIntervalMs = 1_000;

/** Time of the last use, epoch ms of this device; undefined when none is recorded. */
export function lastUse(): number | undefined {
  const at = Number(readStored(key));
  // A time in the future (the clock was set back) must not keep the session alive.
  return at > 0 && at <= Date.now() ? at : undefined;
}

/** Records that the app is being used. */
export function noteUse(): void {
  if (Date.now() - (lastUse() ?? 0) >= writeIntervalMs) writeStored(key, String(Date.now()));
}

/** Calls the listener whenever the app is used, in this tab or another. */
export const subscribeLastUse = (listener: () => void): (() => void) =>
  subscribeStored((changed) => changed === key && listener());

/** Removes the time of the last use, for the next session. */
export function forgetUse(): void {
  writeStored(key, null);
}
