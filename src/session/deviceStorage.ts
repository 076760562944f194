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

/** Reads what the device remembers; null when there is nothing. */
export function readStored(key: string): string | null {
  return memory.get(key) ?? fromDevice(key);
}

/**
 * Remembers a value; null forgets it. Where local storage is full or forbidden the value lives as long as the page,
 * so that the app goes on.
 */
export function writeStored(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
  changes.emit(key);
}

/** Calls the listener with the key whenever a value changes, in this tab or another; '' when all were cleared. */
export const subscribeStored = changes.subscribe;
