/** Storage in memory. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

/**
 * Gives a frame with `ownDevice` in its address storage of its own. Frames of one page would otherwise share it, and a
 * story would sign out the member of the story beside it.
 */
export function giveOwnDevice(): void {
  if (!new URLSearchParams(window.location.search).has('ownDevice')) return;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new MemoryStorage() });
}
