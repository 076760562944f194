import { useMemo, useSyncExternalStore } from 'react';
import { searchHistoryPrefix } from './clearSearchHistory';
import { readStored, subscribeStored, writeStored } from './deviceStorage';
import { currentSession } from './session';

/**
 * A key per account, so that one member's searches are not shown to another on the same device. They are removed at the
 * sign-out (`clearSearchHistory`).
 */
const keyOf = (account: string) => `${searchHistoryPrefix}${account}`;

const ownKey = () => keyOf(currentSession()?.account ?? '');

const readOwn = () => readStored(ownKey());

/** The valid entries of a stored text. Another version of the app may have written it, or it may be damaged. */
function parse(kept: string | null): string[] {
  try {
    const history: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(history) ? history.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the member's searches on the device; removes the value when the history is empty. */
export function keepSearchHistory(history: readonly string[]): void {
  writeStored(ownKey(), history.length > 0 ? JSON.stringify(history) : null);
}

/** The member's searches on this device, the newest first. */
export const searchHistory = (): string[] => parse(readOwn());

/** The search history as React state, updated by changes in other tabs. */
export function useSearchHistory(): string[] {
  const kept = useSyncExternalStore(subscribeStored, readOwn);
  return useMemo(() => parse(kept), [kept]);
}
