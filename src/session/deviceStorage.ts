import { createEmitter } from '../lib/emitter';

const memory = new Map<string, string>();
const changes = createEmitter<string>();

if (typeof window !== 'undefined') {
  // Another tab wrote: this tab's in-memory value of that key is out of date.
  window.addEventListener('storage', ({ key }) => {
    if (key === null) memory.clear();
    else memory.delete(key);
    changes.emit(key ?? '');
  });
}

function fromDevice(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
function toDevice(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function offDevice(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is no value to remove.
  }
}

/**
 * Reads a stored value; null when there is none. The device comes first: a value there is newer than the one in memory,
 * because another tab has stored it since.
 */
export function readStored(key: string): string | null {
  return fromDevice(key) ?? memory.get(key) ?? null;
}

/** The keys of stored values that begin with this prefix. */
export function storedKeys(prefix: string): string[] {
  return [...new Set([...deviceKeys(), ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

function deviceKeys(): string[] {
  try {
    const { localStorage } = window;
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}

/**
 * Stores a value; null removes it. When local storage is full or blocked, the value is kept in memory until the page is
 * closed, so that the app keeps working.
 */
export function writeStored(key: string, value: string | null): void {
  const kept = value !== null && toDevice(key, value);
  // The previous value must not return with the next page.
  if (!kept) offDevice(key);
  if (kept || value === null) memory.delete(key);
  else memory.set(key, value);
  changes.emit(key);
}

/** Calls the listener with the key whenever a value changes, in this tab or another; '' when all were cleared. */
export const subscribeStored = changes.subscribe;
