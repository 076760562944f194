import { vi } from 'vitest';

/** Local storage without a browser. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * As much of a page as the session and the HTTP client ask for, for tests that run without one: an address that
 * relative paths belong to, storage, and events. To be imported before what looks for a page.
 */
export const page = Object.assign(new EventTarget(), {
  location: { href: 'http://exchange.test/' },
  localStorage: memoryStorage() as unknown,
});

vi.stubGlobal('window', page);
vi.stubGlobal('document', {});
vi.stubGlobal('navigator', { onLine: true });
