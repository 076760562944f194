/**
 * Sets an entry of a stored record. Any key is an ordinary key, `__proto__` too: an assignment would change the
 * record's prototype and store nothing.
 */
export function setEntry<T>(record: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(record, key, { value, configurable: true, enumerable: true, writable: true });
}
