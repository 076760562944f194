import { storedKeys, writeStored } from './deviceStorage';

/** Begins the key of each member's searches. */
export const searchHistoryPrefix = 'searchHistory:';

/** Removes all searches on this device, so that its next user does not see what was searched. */
export function clearSearchHistory(): void {
  for (const key of storedKeys(searchHistoryPrefix)) writeStored(key, null);
}
