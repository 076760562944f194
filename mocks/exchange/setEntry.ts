/**
 * Sets an entry of a stored record under any key. A plain assignment to `__proto__` would change the record's prototype
 * and store nothing.
 */
export function setEntry<T>(record: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(record, key, { value, configurable: true, enumerable: true, writable: true });
}
