import { createEmitter } from '../lib/emitter';

const memory = new Map<string, string>();
const changes = createEmitter<string>();

if (typeof window !== 'undefined') {
  // Another tab wrote: what this tab kept in memory for that key is out of date.
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

/** Whether the device took it. */
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
    // Storage is forbidden: nothing is there.
  }
}

/** Reads what the device remembers; null when there is nothing. */
export function readStored(key: string): string | null {
  return memory.get(key) ?? fromDevice(key);
}

/**
 * Remembers a value; null forgets it. Where local storage is full or forbidden the value lives as long as the page,
 * so that the app goes on.
 */
export function writeStored(key: string, value: string | null): void {
  const kept = value !== null && toDevice(key, value);
  // The former value must not come back with the next page.
  if (!kept) offDevice(key);
  if (kept || value === null) memory.delete(key);
  else memory.set(key, value);
  changes.emit(key);
}

/** Calls the listener with the key whenever a value changes, in this tab or another; '' when all were cleared. */
export const subscribeStored = changes.subscribe;
