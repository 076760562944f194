import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';
import { rememberedAccount } from './session';

/** What one member searched for is not shown to the next one on this device. */
const keyOf = (account: string) => `searchHistory:${account}`;

const readOwn = () => readStored(keyOf(rememberedAccount()));

/** What was kept, as far as it can be read: another version of the app may have written it, or another hand. */
function parse(kept: string | null): string[] {
  try {
    const history: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(history) ? history.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps what the member searched for on the device; nothing at all where it is empty. */
export function keepSearchHistory(history: readonly string[]): void {
  writeStored(keyOf(rememberedAccount()), history.length > 0 ? JSON.stringify(history) : null);
}

/** What the member searched for on this device, the newest first. */
export const searchHistory = (): string[] => parse(readOwn());

/** The same, in step with other tabs. */
export function useSearchHistory(): string[] {
  const kept = useSyncExternalStore(subscribeStored, readOwn);
  return useMemo(() => parse(kept), [kept]);
}
