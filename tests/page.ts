import { vi } from 'vitest';

/** Local storage without a browser. */
export function memoryStorage(): Pick<Storage, 'getItem' | 'key' | 'length' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/**
 * The parts of a page that the session and the HTTP client use, for tests without a browser: base address, storage and
 * events. Import it before modules that use a page.
 */
export const page = Object.assign(new EventTarget(), {
  location: { href: 'http://exchange.test/' },
  localStorage: memoryStorage() as unknown,
});

vi.stubGlobal('window', page);
vi.stubGlobal('document', {});
vi.stubGlobal('navigator', { onLine: true });
