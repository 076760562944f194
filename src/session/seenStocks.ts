import { readStored, writeStored } from './deviceStorage';

/*
 * The stocks whose details the member opened last, on this device. They are removed at the sign-out. Those of another member,
 * who signed in without one, are not read.
 */
const key = 'seenStocks';

/** The stored text, as a snapshot of `useSyncExternalStore`. */
export const seenStocksText = (): string | null => readStored(key);

/** Stores the symbols for their member; none removes the value. */
export function keepSeenStocks(owner: string, symbols: readonly string[]): void {
  writeStored(key, symbols.length > 0 ? JSON.stringify({ owner, symbols }) : null);
}

/** Removes them, so that the next user of the device does not see what was opened. */
export function clearSeenStocks(): void {
  writeStored(key, null);
}

/**
 * The symbols of this member in a stored text, newest first. Another version of the app may have written it, or it may be
 * damaged.
 */
export function seenStocksIn(text: string | null, owner: string): string[] {
  try {
    const kept: { owner?: unknown; symbols?: unknown } | null = JSON.parse(text ?? 'null');
    return kept?.owner === owner && Array.isArray(kept.symbols)
      ? kept.symbols.filter((symbol) => typeof symbol === 'string')
      : [];
  } catch {
    return [];
  }
}
